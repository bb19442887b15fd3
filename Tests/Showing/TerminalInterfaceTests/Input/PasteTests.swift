// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalInterface
import Testing

@Suite struct PasteTests {
  private let begin = "\u{1B}[200~"
  private let end = "\u{1B}[201~"

  private func events(_ text: String) -> [TerminalEvent] {
    var parser = KeyParser()
    return parser.parse(text.utf8)
  }

  private func paste(_ text: String) -> [TerminalEvent] {
    [.paste(PastedText(text: text))]
  }

  @Test(
    "a pasted text is one event, with line feeds and without controls",
    arguments: [
      ("", ""), ("hoge", "hoge"), ("入力\tページ", "入力\tページ"), ("a\rb\r\nc\nd", "a\nb\nc\nd"),
      ("a\n\nb", "a\n\nb"), ("\u{1B}[2Jx", "[2Jx"), ("a\u{04}\u{07}\u{7F}\u{9B}b", "ab"),
      ("\u{1B}", ""), ("\u{1B}[20", "[20"), ("\u{1B}[200~", "[200~"), ("e\u{301}", "e\u{301}"),
    ])
  func pasted(pasted: String, text: String) {
    #expect(events(begin + pasted + end) == paste(text))
  }

  @Test("a pasted text is the same however its bytes are split")
  func split() {
    let bytes = Array((begin + "a\u{1B}[201入\u{1B}\u{1B}[201\r" + end + "b").utf8)
    let expected = paste("a[201入[201\n") + [.key(KeyPress(.character("b")))]
    for end in 0...bytes.count {
      var parser = KeyParser()
      #expect(parser.parse(bytes[..<end]) + parser.parse(bytes[end...]) == expected)
    }
  }

  @Test("what is not UTF-8 is replaced")
  func invalid() {
    var parser = KeyParser()
    let bytes = Array(begin.utf8) + [0xFF, 0x61, 0xE5] + Array(end.utf8)
    #expect(parser.parse(bytes) == paste("\u{FFFD}a\u{FFFD}"))
  }

  @Test("an end without a beginning is nothing")
  func onlyEnd() {
    #expect(events(end + "a") == [.key(KeyPress(.character("a")))])
  }

  @Test("a text that is too long is cut, and what follows is read as ever")
  func tooLong() {
    let text = String(repeating: "入", count: KeyParser.longestPaste)
    let events = events(begin + text + end + "a")
    guard case .paste(let pasted) = events.first else {
      Issue.record("\(events)")
      return
    }
    #expect(pasted.isCutShort)
    #expect(pasted.text.utf8.count <= KeyParser.longestPaste + 3)
    #expect(events.dropFirst() == [.key(KeyPress(.character("a")))])
  }

  @Test("Ctrl-C is not kept waiting by a text that is being pasted, and is no part of it")
  func interrupted() {
    var parser = KeyParser()
    let interrupt = [TerminalEvent.key(KeyPress(.character("c"), .control))]
    #expect(parser.parse((begin + "abc").utf8).isEmpty)
    #expect(parser.parse([0x03]) == interrupt)
    #expect(parser.parse([0x03]) == interrupt)
    #expect(parser.parse(("d" + end).utf8) == paste("abcd"))
  }

  @Test("a paste that never ends is given out after a while, so that the keyboard is not locked")
  func endless() {
    var parser = KeyParser()
    #expect(parser.parse((begin + "abc\u{1B}[20").utf8).isEmpty)
    #expect(parser.wait == .long)
    #expect(parser.timeOut() == [.paste(PastedText(text: "abc[20", isCutShort: true))])
    #expect(parser.wait == nil)
  }
}
