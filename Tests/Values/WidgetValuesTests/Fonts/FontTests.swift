// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetValues

@Suite struct FontTests {
  @Test("the font of a style follows the type size, one of a size in points does not")
  func typeSizes() {
    #expect(Font.footnote.resolved(in: .large) == ResolvedFont(size: 13))
    #expect(Font.footnote.resolved(in: .accessibility3) == ResolvedFont(size: 33))
    #expect(Font.system(size: 13).resolved(in: .accessibility3) == ResolvedFont(size: 13))
  }

  @Test("a style has a weight of its own, unless another is asked for")
  func weights() {
    #expect(Font.headline.resolved(in: .large).weight == .semibold)
    #expect(Font.headline.weight(.light).resolved(in: .large).weight == .light)
    #expect(Font.system(.body, weight: .heavy).resolved(in: .large).weight == .heavy)
  }

  @Test("bold is a style's emphasized weight, and the last word counts")
  func bold() {
    #expect(Font.title.bold().resolved(in: .large).weight == .bold)
    #expect(Font.body.bold().resolved(in: .large).weight == .semibold)
    #expect(Font.system(size: 13).bold().resolved(in: .large).weight == .bold)
    #expect(Font.body.bold().weight(.thin).resolved(in: .large).weight == .thin)
    #expect(Font.body.weight(.thin).bold().resolved(in: .large).weight == .semibold)
  }

  @Test("italics and digits of one width are kept")
  func traits() {
    let font = Font.body.italic().monospacedDigit().resolved(in: .large)
    #expect(font == ResolvedFont(size: 17, isItalic: true, isMonospacedDigit: true))
  }
}
