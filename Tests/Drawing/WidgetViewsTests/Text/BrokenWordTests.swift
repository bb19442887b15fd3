// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetViews

@Suite struct BrokenWordTests {
  @Test(
    "a word that no line has room for is told whole",
    arguments: [
      ("a Einstellungen", 70.0, "Einstellungen"), ("Transactions of June", 60, "Transactions"),
      ("(Transactions)", 60, "Transactions"), ("12345678901", 50, "12345678901"),
      ("한국어문장을", 40, "한국어문장을"), ("התחשבנות", 30, "התחשבנות"),
      ("one two Übersichtlichkeit.", 70, "Übersichtlichkeit"),
    ])
  func broken(text: String, width: Double, word: String) {
    #expect(laidOut(text, width: width).brokenWord == word)
  }

  @Test(
    "lines that end between words, at a hyphen or between ideographs break no word",
    arguments: [
      ("one two three", 70.0), ("Konto\u{AD}übersicht", 80), ("Konto-übersicht", 90),
      ("タイマーを開始", 51), ("写真を撮る。", 34), ("a\nb", 70), ("short", 200), ("", 10),
      ("👨‍👩‍👧‍👦🇯🇵🇺🇸", 30),
    ])
  func whole(text: String, width: Double) {
    #expect(laidOut(text, width: width).brokenWord == nil)
  }

  @Test("where a dictionary would be needed, nothing is told")
  func dictionary() {
    #expect(laidOut("ประเทศไทยสวยงาม", width: 40).brokenWord == nil)
  }

  @Test("a word that is cut off on its only line is not broken; one that goes on and is cut, is")
  func truncated() {
    let one = laidOut("Transactions", width: 60, options: TextLayoutOptions(lineLimit: 1))
    #expect(one.isTruncated)
    #expect(one.brokenWord == nil)
    let two = laidOut("Transactions", width: 30, options: TextLayoutOptions(lineLimit: 2))
    #expect(two.isTruncated)
    #expect(two.brokenWord == "Transactions")
  }

  @Test("a word that may shrink until it fits is not broken")
  func shrunk() {
    let options = TextLayoutOptions(lineLimit: 1, minimumScaleFactor: 0.5)
    #expect(laidOut("Transactions", width: 70, options: options).brokenWord == nil)
  }

  @Test("of a string without spaces, no page is told")
  func long() {
    let word = laidOut(String(repeating: "a", count: 10_000), width: 70).brokenWord
    #expect((40...80).contains(word?.count ?? 0))
  }

  @Test("parts of a word in several spans are told together")
  func spans() {
    let layout = TextLayout(
      [span("Trans"), span("actions")], width: 60, height: nil, options: TextLayoutOptions())
    #expect(layout.brokenWord == "Transactions")
  }

  @Test("the display list has the word, and a problem once")
  func problem() {
    let list = rendered(
      VStack {
        Text("Transactions").frame(width: 60)
        Text("Transactions").frame(width: 60)
        Text("Subscriptions").redacted(reason: .placeholder).frame(width: 60)
      })
    #expect(list.texts.map(\.brokenWord) == ["Transactions", "Transactions", nil])
    #expect(list.problems == [.brokenWord("Transactions")])
    #expect(
      "\(LayoutProblem.brokenWord("Transactions"))"
        == "the word 'Transactions' is wider than its text and breaks in the middle; give it "
        + "more room, or let it shrink with 'minimumScaleFactor'")
  }

  @Test("a hostile widget does not get a problem for each of its texts")
  func many() {
    let list = rendered(ForEach(0..<300) { Text("word\($0)").frame(width: 20) })
    #expect(list.problems.count <= 100)
  }
}
