// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import Testing

@Suite struct StringWrappingTests {
  @Test(
    "a line ends at a space if there is one, and else where the script allows it",
    arguments: [
      ("", 9, []), ("   ", 9, []),
      ("a bb ccc", 4, ["a bb", "ccc"]),
      ("a\tbb\n ccc", 8, ["a bb ccc"]),
      ("unbreakable text", 4, ["unbr", "eaka", "ble", "text"]),
      ("日本語の長い言葉", 9, ["日本語の", "長い言葉"]),
      ("設定を開く", 7, ["設定を", "開く"]),
      ("catalogを 開く", 9, ["catalogを", "開く"]),
      ("한국어 문장", 7, ["한국어", "문장"]),
    ])
  func lines(text: String, limit: Int, expected: [String]) {
    #expect(text.lines(ofColumns: limit) == expected)
  }

  @Test(
    "a line begins with no closing mark and ends with no opening one",
    arguments: [
      ("文字です。次", 8, ["文字で", "す。次"]),
      ("次は「入力」", 6, ["次は", "「入", "力」"]),
      ("ウィジェット", 2, ["ウ", "ィ", "ジ", "ェ", "ッ", "ト"]),
      ("ウィジェット", 6, ["ウィ", "ジェッ", "ト"]),
      ("不明 '設定' です", 9, ["不明 '設", "定' です"]),
    ])
  func marks(text: String, limit: Int, expected: [String]) {
    #expect(text.lines(ofColumns: limit) == expected)
  }

  @Test("spaces that join words stay, and so does the wide space of Japanese")
  func joiningSpaces() {
    #expect("10\u{A0}km away".lines(ofColumns: 6) == ["10\u{A0}km", "away"])
    #expect("空\u{3000}白".lines(ofColumns: 9) == ["空\u{3000}白"])
    #expect(" \u{301}a b".lines(ofColumns: 9) == [" \u{301}a b"])
  }

  @Test(
    "no line is wider than its limit, and nothing is lost",
    arguments: [DisplayWidth.Ambiguous.narrow, .wide])
  func bounded(ambiguous: DisplayWidth.Ambiguous) {
    let width = DisplayWidth(ambiguous: ambiguous)
    let text = "①入力 α e\u{301} 👍🏽👩‍👩‍👧‍👦 … 「ページ」、abc (def) かなﾀﾞｶﾅ 한국어 \u{301}"
    let whole = text.filter { $0 != " " }
    for limit in -1...40 {
      let lines = text.lines(ofColumns: limit, measuredBy: width)
      #expect(lines.joined().filter { $0 != " " } == whole)
      for line in lines where line.count > 1 { #expect(width.columns(of: line) <= limit) }
    }
  }

  @Test("the first line may have an indent of its own, and an empty text has a line")
  func indents() {
    #expect("a bb ccc".wrapped(toColumns: 6, indent: "  ") == "  a bb\n  ccc\n")
    #expect("a b c".wrapped(toColumns: 5, indent: "  ", firstIndent: "* ") == "* a b\n  c\n")
    #expect("".wrapped(toColumns: 9, indent: " ", firstIndent: "x") == "x\n")
  }
}
