// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import Foundation
import PNGFiles
import SwiftUI
import Testing
import UniformTypeIdentifiers
import WidgetRendering

@Suite("Filters of canvases, and parts of bitmaps") @MainActor
struct CanvasFilterTests {
  private func center(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> [UInt8] {
    let canvas = Canvas { context, size in
      draw(&context)
      context.fill(
        Path(CGRect(origin: .zero, size: size)), with: .color(.init(red: 1, green: 0, blue: 0)))
    }
    let list = drawing(of: canvas.frame(width: 40, height: 40))
    let picture = try #require(PNGRenderer(fonts: FontLibrary([]), scale: 1).picture(of: list))
    let image = try PNGDecoder.image(from: picture.file)
    let pixel = image.pixels[image.height / 2 * image.width + image.width / 2]
    return [pixel.x, pixel.y, pixel.z, pixel.w]
  }

  @Test("a filter changes later drawing")
  func filters() throws {
    #expect(try center { _ in } == [255, 0, 0, 255])
    #expect(try center { $0.addFilter(.colorInvert()) } == [0, 255, 255, 255])
    #expect(
      try center {
        $0.addFilter(.colorMultiply(.black))
        $0.addFilter(.brightness(1))
      } == [255, 255, 255, 255], "in the order in which they are added")
  }

  @Test("a part outside of a bitmap is none")
  func cropping() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2))
    let image = renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }.cgImage
    #expect(image?.cropping(to: CGRect(x: 50, y: 5, width: 1, height: 1)) == nil)
    #expect(image?.cropping(to: CGRect(x: -1, y: 0, width: 2, height: 9))?.width == 1)
  }

  @Test("a data set is not found, and says so")
  func dataSets() { #expect(NSDataAsset(name: "Quotes")?.data == nil) }
}
