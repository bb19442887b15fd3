// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import Testing

@Suite struct VisibleTextTests {
  @Test(
    "a dangerous character is replaced by something that can be seen",
    arguments: [
      ("\u{1B}[31mred\u{1B}[0m", "␛[31mred␛[0m"),
      ("a\u{0}b", "a␀b"),
      ("bell\u{7}", "bell␇"),
      ("first\r\nsecond\tthird", "first␍␊second␉third"),
      ("del\u{7F}", "del␡"),
      ("\u{9B}31m", #"\u{9B}31m"#),
      ("next\u{85}line", #"next\u{85}line"#),
      ("user\u{202E}nimda", #"user\u{202E}nimda"#),
      ("\u{2066}isolate\u{2069}", #"\u{2066}isolate\u{2069}"#),
      ("line\u{2028}paragraph\u{2029}", #"line\u{2028}paragraph\u{2029}"#),
    ])
  func replaced(text: String, visible: String) {
    #expect(VisibleText.of(text) == visible)
  }

  @Test(
    "ordinary text stays as it is, in whatever script",
    arguments: [
      "", "plain ASCII ~", "入力ページ（テスト）", "é e\u{301} ñ £ ©", "👩‍👩‍👧‍👦 🇯🇵 1️⃣ ❤️‍🔥",
      "\u{5E9}\u{5DC}\u{5D5}\u{5DD} مرحبا", "a\u{200E}b\u{200F}", "“quoted” … – €",
      "\u{A0}\u{3000}",
    ])
  func untouched(text: String) {
    #expect(Array(VisibleText.of(text).utf8) == Array(text.utf8))
  }

  @Test("no control character, separator or override of Unicode passes")
  func everyScalar() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isDangerous =
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: 0x202A...0x202E ~= value || 0x2066...0x2069 ~= value
        }
      let isReplaced = VisibleText.of(String(Character(scalar))).unicodeScalars.first != scalar
      guard isReplaced != isDangerous else { continue }
      Issue.record("U+\(String(value, radix: 16)) is replaced: \(isReplaced)")
    }
  }

  @Test("what is visible stays as it is when it is made visible again")
  func idempotent() {
    let once = VisibleText.of("\u{1B}]0;title\u{7}\u{202E}\u{85}")
    #expect(VisibleText.of(once) == once)
  }
}
