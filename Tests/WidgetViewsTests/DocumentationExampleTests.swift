// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing
import WidgetViews

@Suite struct DocumentationExampleTests {
  /// The rectangle that a medium widget's content has on a device, in points.
  func mediumContent(on name: String) -> Rect? {
    guard let size = WidgetDevice.named(name)?.size(of: .systemMedium) else { return nil }
    let margins = ContentMargins.standard.insets(for: .systemMedium)
    return Rect(origin: .zero, size: size).inset(by: margins)
  }

  @Test("the example of the landing page gives the room inside the margins")
  func example() {
    #expect(mediumContent(on: "390x844") == Rect(x: 16, y: 16, width: 306, height: 126))
    #expect(mediumContent(on: "iPhone 1") == nil)
  }

  @Test("the landing page shows the code that is run here")
  func listing() throws {
    let page = CodeListing(of: "Sources/WidgetViews/WidgetViews.docc/WidgetViews.md")
    #expect(try page.mismatch(withSource: #filePath) == nil)
  }
}
