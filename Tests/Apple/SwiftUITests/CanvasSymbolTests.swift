// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import Testing

@Suite("Symbols of canvases, and what is measured before it is drawn") @MainActor
struct CanvasSymbolTests {
  @Test("a symbol is found by its tag, has a size, and is drawn as often as it is asked for")
  func symbols() {
    var sizes: [CGSize?] = []
    let canvas = Canvas { context, _ in
      let square = context.resolveSymbol(id: "square")
      sizes = [square?.size, context.resolveSymbol(id: 2)?.size]
      if let square {
        context.draw(square, at: CGPoint(x: 10, y: 10))
        context.draw(square, at: CGPoint(x: 40, y: 10))
      }
      #expect(context.resolveSymbol(id: "circle") == nil)
    } symbols: {
      Color(red: 1, green: 0, blue: 0).frame(width: 12, height: 8).tag("square")
      Text("two").frame(width: 30, height: 9).tag(2)
    }
    let list = drawing(of: canvas)
    #expect(sizes == [CGSize(width: 12, height: 8), CGSize(width: 30, height: 9)])
    let red = drawing(of: Color(red: 1, green: 0, blue: 0)).fills
    #expect(list.fills.filter(red.contains).count == 2)
    #expect(list.strings.isEmpty, "what is not drawn is not seen")
  }

  @Test("a text is as wide as it is measured, and higher where there is less room")
  func texts() {
    var sizes: [CGSize] = []
    let canvas = Canvas { context, _ in
      let text = context.resolve(Text("some words and more").font(.system(size: 12)))
      sizes = [
        text.measure(in: CGSize(width: 1000, height: 100)),
        text.measure(in: CGSize(width: 40, height: 100)),
      ]
      context.draw(text, at: CGPoint(x: 50, y: 50))
    }
    #expect(drawing(of: canvas).strings == ["some words and more"])
    #expect(sizes[0].width > 80 && sizes[1].width <= 40 && sizes[1].height > sizes[0].height)
  }
}
