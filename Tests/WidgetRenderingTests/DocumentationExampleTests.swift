// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing
import WidgetRendering
import WidgetViews

@Suite struct DocumentationExampleTests {
  struct Reminder: View {
    var text: String

    var body: some View {
      Text(text).font(.headline).widgetURL("reminders://today")
    }
  }

  /// An SVG file of a reminder, as a small widget on the default device.
  func drawing(of text: String) -> String? {
    guard let canvas = WidgetCanvas(family: .systemSmall) else { return nil }
    let list = DisplayList(rendering: Reminder(text: text), on: canvas)
    return SVGRenderer().document(list, title: "Reminder", language: "en")
  }

  @Test("the example of the landing page draws a text that links to the app")
  func example() throws {
    let svg = try #require(drawing(of: "Water <the> plants"))
    #expect(svg.hasPrefix("<svg "))
    #expect(svg.contains("Water &lt;the&gt; plants"))
    #expect(svg.contains("href=\"reminders://today\""))
    #expect(svg.hasSuffix("</svg>\n"))
  }

  @Test("the landing page shows the code that is run here")
  func listing() throws {
    let page = CodeListing(of: "Sources/WidgetRendering/WidgetRendering.docc/WidgetRendering.md")
    #expect(try page.mismatch(withSource: #filePath) == nil)
  }
}
