// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import Testing

@Suite struct DisplayWidthTests {
  @Test(
    "a text takes the columns that a terminal gives it",
    arguments: [
      ("", 0), ("Widget", 6), ("é", 1), ("e\u{301}", 1), ("a\u{300}\u{323}b", 2),
      ("入力", 4), ("ＡＢ", 4), ("（）", 4), ("\u{3000}", 2), ("ｶﾅ", 2), ("한글", 4),
      ("か\u{3099}", 2), ("ｶﾞ", 2), ("กำ", 2), ("α…①", 3), ("“x”", 3),
      ("\u{1112}\u{1161}\u{11AB}", 2), ("שלום", 4),
    ])
  func text(text: String, columns: Int) {
    #expect(DisplayWidth().columns(of: text) == columns)
  }

  @Test(
    "an emoji takes two columns, of however many scalars it is made",
    arguments: [
      "😀", "👩‍👩‍👧‍👦", "👍🏽", "🇯🇵", "1️⃣", "#️⃣", "❤️", "❤️‍🔥", "☺️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👁‍🗨", "⌚", "🈁",
    ])
  func emoji(emoji: Character) {
    #expect(DisplayWidth().columns(of: emoji) == 2)
  }

  @Test(
    "a symbol without emoji presentation takes one column", arguments: ["❤", "☺", "1", "©", "🇯"])
  func textPresentation(character: Character) {
    #expect(DisplayWidth().columns(of: character) == 1)
  }

  @Test(
    "Hangul in parts takes the columns of the syllable, and a part that stands alone its own",
    arguments: [
      ("\u{1100}\u{1161}", 2), ("\u{1100}\u{1161}\u{11A8}", 2), ("\u{AC00}\u{11A8}", 2),
      ("\u{A960}\u{1161}", 2), ("\u{1100}\u{D7B0}\u{D7CB}", 2), ("\u{1100}", 2),
      ("\u{115F}\u{1161}", 2),
      ("ㄱ", 2), ("\u{FFA1}", 1), ("한국", 4),
    ])
  func hangul(text: String, columns: Int) {
    #expect(DisplayWidth().columns(of: text) == columns)
  }

  @Test(
    "a run of regional indicators is as wide as its flags, and half a flag one column",
    arguments: [("🇯🇵🇰🇷", 4), ("🇯🇵🇰", 3), ("🇯 🇵", 3)])
  func flags(text: String, columns: Int) {
    #expect(DisplayWidth().columns(of: text) == columns)
  }

  @Test("the variation selector for text leaves the width of an emoji, as terminals do")
  func textSelector() {
    #expect(DisplayWidth().columns(of: "⌚\u{FE0E}") == 2)
    #expect(DisplayWidth().columns(of: "❤\u{FE0E}") == 1)
  }

  @Test("the variation selector widens nothing but emoji")
  func variationSelector() {
    #expect(DisplayWidth().columns(of: "a\u{FE0F}") == 1)
  }

  @Test(
    "a character that is not drawn takes no column",
    arguments: [
      "\0", "\u{1B}", "\r\n", "\t", "\u{7F}", "\u{85}", "\u{200B}", "\u{200D}", "\u{FEFF}",
      "\u{301}", "\u{2028}",
    ])
  func zeroWidth(character: Character) {
    #expect(DisplayWidth().columns(of: character) == 0)
  }

  @Test("an ambiguous character is as wide as the terminal has it")
  func ambiguous() {
    let wide = DisplayWidth(ambiguous: .wide)
    #expect(wide.columns(of: "α…①") == 6)
    #expect(wide.columns(of: "abc入力") == 7)
    #expect(wide.columns(of: "e\u{301}") == 1)
  }

  @Test(
    "marks, format characters and default ignorables take no column, as the standard library has them"
  )
  func agreesWithStandardLibrary() {
    let exceptions: Set<UInt32> = [0xAD, 0x115F]  // soft hyphen, filler: see the generator
    var checked = 0
    for value in UInt32(0)...0x10FFFF where !exceptions.contains(value) {
      guard let scalar = Unicode.Scalar(value), let age = scalar.properties.age, age.major <= 15
      else { continue }
      let isUndrawn =
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control: true
        default: scalar.properties.isDefaultIgnorableCodePoint
        }
      guard isUndrawn else { continue }
      checked += 1
      if age != (15, 1), DisplayWidth().columns(of: scalar) != 0 {
        Issue.record("U+\(String(value, radix: 16)) takes a column")
      }
    }
    #expect(checked > 2000)
  }

  @Test(
    "an emoji that is drawn in color by default takes two columns, also where it is newer than the table"
  )
  func emojiPresentation() {
    for value in UInt32(0)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.properties.isEmojiPresentation,
        !(0x1F1E6...0x1F1FF ~= value)
      else { continue }
      #expect(DisplayWidth().columns(of: scalar) == 2, "U+\(String(value, radix: 16))")
    }
  }

  @Test("a text is as wide as its characters, of whatever they are made")
  func sum() {
    let parts: [Character] = [
      "a", " ", "é", "e\u{301}", "入", "ｶ", "\u{FF9E}", "…", "\t", "👍🏽", "❤", "\u{FE0F}", "ㄱ",
      "\u{3164}", "\u{200D}", "🇯🇵", "ำ",
    ]
    for first in parts {
      for second in parts {
        for ambiguous in [DisplayWidth.Ambiguous.narrow, .wide] {
          let width = DisplayWidth(ambiguous: ambiguous)
          let text = String([first, second, first])
          #expect(width.columns(of: text) == text.reduce(0) { $0 + width.columns(of: $1) })
        }
      }
    }
  }
}
