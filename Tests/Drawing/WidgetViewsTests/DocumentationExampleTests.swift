// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing
import WidgetViews

@Suite struct DocumentationExampleTests {
  struct Greeting: View {
    var name: String

    var body: some View {
      HStack {
        Circle().fill(Color.orange).frame(width: 32, height: 32)
        Text("Hello, \(name)").font(.headline)
        Spacer()
      }
      .widgetURL("greeting://hello")
    }
  }

  /// The frames of what is drawn of a greeting in a small widget, in points.
  func frames(of name: String) -> [Rect] {
    guard let canvas = WidgetCanvas(family: .systemSmall) else { return [] }
    return DisplayList(rendering: Greeting(name: name), on: canvas).items.compactMap { item in
      switch item {
      case .fill(let outline, _): outline.rect
      case .text(let text): text.frame
      default: nil
      }
    }
  }

  @Test("the example of the landing page draws a circle and a text beside it")
  func example() throws {
    let frames = frames(of: "Aya")
    #expect(frames.count == 2, "the circle and the text")
    #expect(frames.contains(Rect(x: 16, y: 63, width: 32, height: 32)))
    let text = try #require(frames.last)
    #expect(text.minX == 56)
    #expect(abs(text.midY - 79) < 0.5)
  }

  @Test("the landing page shows the code that is run here")
  func listing() throws {
    let page = CodeListing(of: "Sources/Drawing/WidgetViews/WidgetViews.docc/WidgetViews.md")
    #expect(try page.mismatch(withSource: #filePath) == nil)
  }
}
