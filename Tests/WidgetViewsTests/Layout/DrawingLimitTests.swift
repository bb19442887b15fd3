// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing
import WidgetViews

@Suite struct DrawingLimitTests {
  @Test("the page of limits has them all; RECORD_SNAPSHOTS=1 writes it")
  func page() throws {
    let rows = DrawingLimit.all.map { "| `\($0.subject)` | \($0.explanation) |" }
    let phone: [LayoutProblem] = [
      .missingContainerBackground, .ignoredLink(family: .systemSmall, view: "Row"),
      .notDrawnInWidgets(name: "ScrollView", view: "Feed"),
      .imageTooLarge(
        name: "cover", width: 1024, height: 1024, limit: LayoutSettings.standard.archivedImageArea),
      .severalWidgetURLs,
    ]
    let page = """
      # Drawing

      What pictures show differently than a device. A preview names the view that asks for it. The test `DrawingLimitTests` writes this page.

      | a view asks for | it is |
      |---|---|
      \(rows.joined(separator: "\n"))

      Texts are measured without Apple's fonts: [how wide they are](TextWidths.md). A line of Chinese or Japanese is filled, so that one character
      may be alone in the last line; whether a device moves another one down to it is not published, and `LayoutSettings.avoidsLoneCharacters`
      does so. Fonts that are variable are drawn in their default weight. Each sort of drawing has a [picture](DrawnViews.md).

      Axes of charts write dates in English and in Japanese. `symbolSize(by:)`, `NumberBins`, `DateBins` and legends of gradients are not
      offered, so that a compiler names them.

      What neither a compiler nor a simulator says, and a phone shows:

      \(phone.map { "- \($0)" }.joined(separator: "\n"))

      Animations and transitions are not drawn: a picture shows their end. Letters of symbols and fonts are not Apple's.

      """
    #expect(try Snapshot("Documentation/Drawing.md").mismatch(with: page) == nil)
  }
}
