// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import Testing

@Suite struct StringColumnsTests {
  @Test(
    "a text that is too wide is cut and ends with an ellipsis",
    arguments: [
      ("Transition", 10, "Transition"), ("Transition", 9, "Transiti…"), ("Transition", 1, "…"),
      ("Transition", 0, ""), ("", 0, ""), ("入力ページ", 10, "入力ページ"), ("入力ページ", 9, "入力ペー…"),
      ("入力ページ", 8, "入力ペ…"), ("入力ページ", 2, "…"), ("入", 1, "…"), ("a", -1, ""),
    ])
  func truncated(text: String, limit: Int, expected: String) {
    #expect(text.truncated(toColumns: limit) == expected)
  }

  @Test("a grapheme cluster is never cut in two")
  func clusters() {
    #expect("👩‍👩‍👧‍👦👩‍👩‍👧‍👦".truncated(toColumns: 3) == "👩‍👩‍👧‍👦…")
    #expect("e\u{301}e\u{301}e\u{301}".truncated(toColumns: 2) == "e\u{301}…")
  }

  @Test(
    "a cut text never takes more than its limit", arguments: [DisplayWidth.Ambiguous.narrow, .wide])
  func bounded(ambiguous: DisplayWidth.Ambiguous) {
    let width = DisplayWidth(ambiguous: ambiguous)
    let text = "①入力 α e\u{301} 👍🏽 … ページ abc"
    for limit in 0...width.columns(of: text) {
      let columns = width.columns(of: text.truncated(toColumns: limit, measuredBy: width))
      #expect(columns <= limit)
      #expect(columns >= limit - 2, "more was cut than the widest character")
    }
  }

  @Test("a text is filled up with spaces by columns, on the side asked for")
  func padded() {
    #expect("入力".padded(toColumns: 6) == "入力  ")
    #expect("入力".padded(toColumns: 6, on: .trailing) == "  入力")
    #expect("abc".padded(toColumns: 3) == "abc")
    #expect("abc".padded(toColumns: 2) == "abc")
    #expect("α".padded(toColumns: 3, measuredBy: DisplayWidth(ambiguous: .wide)) == "α ")
  }
}
