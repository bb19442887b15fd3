// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetViews

/// The widths are those of `hb-shape` 6.0 with the fonts of Debian's `fonts-noto-core` 20201225, in thousandths of an em.
@Suite struct ScriptAdvancesTests {
  struct Word: Sendable {
    var text: String
    var regular: Double
    var bold: Double
  }

  static let words = [
    Word(text: "السلام", regular: 2431, bold: 2818),
    Word(text: "שָׁלוֹם", regular: 2227, bold: 2373),
    Word(text: "क्षत्रिय", regular: 2103, bold: 2323),
    Word(text: "น้ำที่นี่", regular: 2241, bold: 2371),
  ]

  private func clusters(
    _ text: String, weight: FontWeight = .regular
  ) -> [MeasuredText.Cluster] {
    let span = TextSpan(
      string: text, font: ResolvedFont(size: 10, weight: weight),
      color: ResolvedColor(red: 0, green: 0, blue: 0))
    return MeasuredText([span], locale: "en").clusters
  }

  private func width(_ text: String, weight: FontWeight = .regular) -> Double {
    clusters(text, weight: weight).reduce(0) { $0 + $1.advance } * 1000
  }

  @Test("a word is as wide as its shaped glyphs, in regular, bold and between", arguments: words)
  func widths(word: Word) {
    #expect(abs(width(word.text) - word.regular) < 0.01)
    #expect(abs(width(word.text, weight: .bold) - word.bold) < 0.01)
    let semibold = word.regular + (word.bold - word.regular) * 2 / 3
    #expect(abs(width(word.text, weight: .semibold) - semibold) < 0.01)
    // No font for these scripts is heavier.
    #expect(width(word.text, weight: .black) == width(word.text, weight: .bold))
  }

  @Test("a joined letter is another one than a letter alone, and no tracking parts them")
  func joined() {
    #expect(width("بب") != width("ب") * 2)
    #expect(clusters("بب").allSatisfy { !$0.isTracked })
  }

  @Test("a word has the same width beside others, and digits and spaces that of Latin text")
  func parts() {
    let sum = width("السلام") + width(" 12 ") + width("शुभ")
    #expect(abs(width("السلام 12 शुभ") - sum) < 0.01)
  }

  @Test("a letter that the fonts do not have counts as one of another script")
  func unknown() {
    #expect(width("ক") == FontAdvances.otherAdvance * 1000)
  }
}
