// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

/// Source of the rule: Apple's documentation of `ViewThatFits`.
@Suite struct ViewThatFitsTests {
  private func choice(_ width: Double?, _ height: Double? = nil, in axes: Axis.Set) -> [String] {
    rendered(
      ViewThatFits(in: axes) {
        Color.red.box("large", 200, 60)
        Color.red.box("wide", 120, 20)
        Color.red.box("small", 50, 50)
      }.frame(width: width, height: height)
    ).elements.map(\.identifier)
  }

  @Test(
    "the first view that fits is shown, and no other",
    arguments: [
      (300.0, "large"), (200, "large"), (199, "wide"), (120, "wide"), (119, "small"), (10, "small"),
    ])
  func widths(_ width: Double, _ expected: String) {
    #expect(choice(width, in: .horizontal) == [expected])
  }

  @Test("only the axes that are named count")
  func axes() {
    #expect(choice(250, 30, in: .horizontal) == ["large"])
    #expect(choice(250, 30, in: .vertical) == ["wide"])
    #expect(choice(60, 55, in: [.horizontal, .vertical]) == ["small"])
    #expect(choice(10, 70, in: .vertical) == ["large"])
    #expect(choice(10, 10, in: []) == ["large"])
  }

  @Test("the view that fits is offered what there is, and its ideal size decides")
  func flexible() {
    let list = rendered(
      ViewThatFits {
        HStack { Text(verbatim: "a rather long line of text").accessibilityIdentifier("text") }
          .frame(maxWidth: .infinity).accessibilityIdentifier("row")
        Color.red.accessibilityIdentifier("color")
      }.frame(width: 250, height: 100))
    #expect(list.frame(of: "row")?.width == 250)
    let narrow = rendered(
      ViewThatFits {
        Text(verbatim: "a rather long line of text")
        Text(verbatim: "short")
      }.frame(width: 60))
    #expect(narrow.texts.map(\.string) == ["short"])
  }

  @Test("of a text that may be smaller its full size decides")
  func scaled() {
    let list = rendered(
      ViewThatFits(in: .horizontal) {
        Text(verbatim: "a rather long line of text").minimumScaleFactor(0.1)
        Text(verbatim: "short")
      }.frame(width: 60))
    #expect(list.texts.map(\.string) == ["short"])
  }

  @Test("a stack aligns the view that is shown, and nothing of no view is shown")
  func edges() {
    let list = rendered(
      HStack(alignment: .firstTextBaseline) {
        ViewThatFits { Text(verbatim: "Ag").font(.largeTitle) }
        Text(verbatim: "Ag")
      })
    let lines = list.texts.compactMap(\.lines.first?.baseline.y)
    #expect(lines.count == 2 && lines[0] == lines[1])
    #expect(rendered(ViewThatFits {}).items == [])
  }
}
