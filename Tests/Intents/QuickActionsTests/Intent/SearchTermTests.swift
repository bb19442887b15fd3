// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import Testing

@Suite("Searching as people type")
struct SearchTermTests {
  @Test(
    "these spellings find each other",
    arguments: [
      ("カタカナ", "かたかな"), ("ＡＢＣ", "abc"), ("ｱｲｳ", "アイウ"), ("ｶﾞｷﾞ", "がぎ"), ("ｶﾞｷﾞ", "ガギ"),
      ("ﾊﾟﾋﾟ", "ぱぴ"), ("ガ", "が"), ("か\u{3099}", "が"), ("カ゛", "ガ"), ("ハ゜", "ぱ"), ("ｳﾞ", "ヴ"),
      ("ゔ", "ヴ"), ("ー", "ｰ"), ("ｧｨｩｪｫｬｭｮｯ", "ぁぃぅぇぉゃゅょっ"), ("ｦﾝ", "をん"), ("｡｢｣､･", "。「」、・"),
      ("１２３", "123"), ("（！）", "(!)"), ("ヽヾ", "ゝゞ"), ("ÉCOLE", "école"), ("e\u{301}", "é"),
      ("ΣΊΣ", "σίσ"), ("全\u{3000}角", "全 角"), ("ヵヶ", "ゕゖ"),
    ])
  func equalSpellings(first: String, second: String) {
    #expect(SearchTerm(first).matches(second))
    #expect(SearchTerm(second).matches(first))
    #expect(SearchTerm(first).matches("前" + second + "後"))
  }

  @Test("every half-width katakana is its full-width counterpart")
  func halfWidth() {
    let half = "ｦｧｨｩｪｫｬｭｮｯｰｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝ"
    let full = "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
    for (half, full) in zip(half, full) {
      #expect(SearchTerm(String(half)).matches(String(full)))
      #expect(SearchTerm(String(full)).matches(String(half)))
    }
    #expect(half.count == full.count)
  }

  @Test("white space around a term does not count, and within it does")
  func whiteSpace() {
    #expect(SearchTerm(" \t\u{3000}cash\n").matches("Cash Flow"))
    #expect(SearchTerm("h f").matches("Cash Flow"))
    #expect(!SearchTerm("hf").matches("Cash Flow"))
  }

  @Test("every text holds the empty term", arguments: ["", " ", "\u{3000}\n"])
  func emptyTerm(term: String) {
    #expect(SearchTerm(term).matches("入力"))
    #expect(SearchTerm(term).matches(""))
  }

  @Test(
    "these do not find each other",
    arguments: [("かき", "がき"), ("abc", "ab"), ("入", "人"), ("ﾊ", "パ"), ("a", "")])
  func differentTexts(term: String, text: String) {
    #expect(!SearchTerm(term).matches(text))
  }
}
