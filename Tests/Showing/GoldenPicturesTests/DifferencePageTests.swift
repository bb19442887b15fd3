// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import GoldenPictures
import Testing
import WidgetRendering
import WidgetViews

struct DifferencePageTests {
  private func svg(_ view: some View) -> String {
    ViewPicture(of: view, family: .systemSmall).svg
  }

  @Test func aPageHasBothPicturesAndWhatMoved() {
    let page = DifferencePage(
      title: "Steps <b>",
      entries: [
        .init(
          name: "steps.systemSmall", before: svg(Text("A").padding(.leading, 2)),
          after: svg(Text("A")))
      ]
    ).text
    #expect(page.contains("<h1>Steps &lt;b&gt;</h1>"))
    #expect(
      page.split(separator: "\n").contains {
        $0.hasPrefix("<li>") && $0.hasSuffix("moved 1 pt left</li>")
      })
    // Before, after with before behind it, the difference of both, and after below the boxes.
    #expect(page.split(separator: "data:image/svg+xml;base64,").count == 7)
    #expect(page.contains("class=\"was\""))
    #expect(!page.contains("<script"))
  }

  @Test func aNewPictureStandsAlone() {
    let page = DifferencePage(
      title: "New", entries: [.init(name: "a", before: nil, after: svg(Text("A")))]
    ).text
    #expect(page.contains("<b>New</b>"))
    #expect(!page.contains("<b>Before</b>"))
  }
}
