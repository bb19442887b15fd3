// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

@testable import WidgetViews

/// Widths against those of Apple's systems: the labels are among what the advances are fitted to, the words are not.
@Suite struct FontAdvancesTests {
  /// The width of a line before it is rounded, in points.
  private func width(
    _ string: String, _ font: ResolvedFont, locale: String = "en"
  ) throws -> Double {
    let layout = TextLayout(
      [TextSpan(string: string, font: font, color: .clear)], width: nil, height: nil,
      options: TextLayoutOptions(locale: locale))
    return try #require(layout.lines.first).width
  }

  /// The width in em: at 12 points nothing is added to an advance.
  private func em(
    _ string: String, weight: FontWeight = .regular, locale: String = "en"
  ) throws -> Double {
    try width(string, ResolvedFont(size: 12, weight: weight), locale: locale) / 12
  }

  @Test("every label is as wide as on iOS within 2 percent, and within 0.5 percent in the mean")
  func labels() throws {
    let measured = try LabelDeviations()
    #expect(measured.labelCount == 30)
    for row in measured.rows {
      #expect(row.deviations.allSatisfy { abs($0) < 0.02 }, "\(row.font)")
    }
    #expect(abs(measured.all.mean) < 0.002)
    #expect(measured.all.meanAmount < 0.005)
  }

  @Test(
    "words are as wide as on macOS within a pixel and 2 percent",
    arguments: [
      ("Hello", 31), ("First", 27), ("Second", 46), ("Third", 31.5), ("Short", 33.5), ("Mid", 22.5),
      ("Left", 24), ("Right", 32), ("Bottom", 44.5), ("Title", 26.5),
      ("Subtitle", 47), ("Header", 44.5), ("Footer", 39.5), ("Content", 48.5), ("Label", 33),
      ("Value", 33.5), ("Description", 69.5), ("A longer text", 77.5), ("Full Width", 61),
      ("Top", 22.5), ("X", 9), ("A", 9), ("B", 8.5), ("C", 9.5), ("Only child", 60.5),
    ] as [(String, Double)])
  func macOS(word: String, measured: Double) throws {
    let layout = TextLayout(
      [TextSpan(string: word, font: ResolvedFont(size: 13), color: .clear)], width: nil,
      height: nil, options: TextLayoutOptions(displayScale: 2))
    #expect(abs(layout.size.width - measured) <= 0.5 + measured * 0.02)
  }

  @Test("kana, kanji and full-width forms are squares, half-width katakana half of one")
  func eastAsian() throws {
    #expect(try em("あア漢、。「」！Ａ") == 9)
    #expect(try em("ｱｲｳ") == 1.5)
    #expect(try em("한국어") == 3 * FontAdvances.hangulAdvance)
  }

  @Test("nothing is added to the advances of squares")
  func squaresHaveNoTracking() throws {
    #expect(try width("漢字", ResolvedFont(size: 17)) == 34)
  }

  @Test("an ambiguous character is a square in an East Asian text, unless the font has it")
  func ambiguous() throws {
    for locale in ["ja", "ja-JP", "zh_Hant", "ko"] {
      #expect(try em("①", locale: locale) == 1)
    }
    #expect(try em("①") == FontAdvances.halfAdvance)
    #expect(try em("①", locale: "jam") == FontAdvances.halfAdvance)
    #expect(try em("…", locale: "ja") == em("…"))
  }

  @Test("a mark that combines has no width, whether or not it is one with its letter")
  func combining() throws {
    #expect(try em("e\u{301}\u{323}") == em("e"))
    #expect(try em("か\u{3099}") == 1)
    #expect(try em("é") == em("e"))
    #expect(try em("\u{1112}\u{1161}\u{11AB}") == em("한"))
  }

  @Test("letters with marks that the font lacks are as wide as the letter")
  func vietnamese() throws {
    #expect(try em("ệ") == em("e"))
    #expect(try em("ơ") == em("o"))
  }

  @Test(
    "an emoji of several scalars is as wide as one",
    arguments: ["😀", "👍🏽", "👨‍👩‍👧‍👦", "🇯🇵", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"])
  func emoji(_ emoji: String) throws {
    #expect(try em(emoji) == FontAdvances.emojiAdvance)
  }

  @Test("bolder is wider, and what is lighter than Regular counts as Regular")
  func weights() throws {
    let widths = try [FontWeight.regular, .medium, .semibold, .bold, .heavy, .black].map {
      try em("Hamburgefonts", weight: $0)
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == widths.count)
    #expect(try em("Hamburgefonts", weight: .thin) == widths[0])
  }

  @Test("digits of one width are all as wide as a 0")
  func monospacedDigits() throws {
    let font = ResolvedFont(size: 12, isMonospacedDigit: true)
    #expect(try width("1", font) == width("0", font))
    #expect(try width("1 pt", font) > em("1 pt") * 12)
    #expect(try width("pt", font) == em("pt") * 12)
  }

  @Test("control characters have no width, a tab that of a space")
  func controls() throws {
    #expect(try em("a\u{0}\u{1B}b") == em("ab"))
    #expect(try em("a\tb") == em("a b"))
    #expect(try em("é\tb") == em("é b"))
  }
}
