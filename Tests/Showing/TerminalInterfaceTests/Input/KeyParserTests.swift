// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalInterface
import Testing

@Suite struct KeyParserTests {
  /// The events of bytes after which nothing comes; `ESC` stands for the byte.
  private func events(_ text: String) -> [TerminalEvent] {
    events(Array(text.replacing("ESC", with: "\u{1B}").utf8))
  }

  private func events(_ bytes: [UInt8]) -> [TerminalEvent] {
    var parser = KeyParser()
    let events = parser.parse(bytes)
    return events + parser.timeOut()
  }

  private func key(_ key: Key, _ modifiers: KeyModifiers = []) -> TerminalEvent {
    .key(KeyPress(key, modifiers))
  }

  // MARK: Known keys

  @Test("a known key is one key press, without any wait", arguments: KnownKey.all)
  func known(known: KnownKey) {
    var parser = KeyParser()
    #expect(parser.parse(known.bytes.utf8) == [.key(known.press)])
    #expect(!parser.needsTimeout)
  }

  @Test("a key is the same when its bytes come one by one", arguments: KnownKey.all)
  func split(known: KnownKey) {
    var parser = KeyParser()
    var events: [TerminalEvent] = []
    for (index, byte) in known.bytes.utf8.enumerated() {
      if index > 0 { #expect(parser.needsTimeout && events.isEmpty) }
      events += parser.parse(CollectionOfOne(byte))
    }
    #expect(events == [.key(known.press)])
  }

  @Test("keys that come at once are told apart, and in order")
  func all() {
    let bytes = KnownKey.all.flatMap { Array($0.bytes.utf8) }
    var parser = KeyParser()
    #expect(parser.parse(bytes) == KnownKey.all.map { .key($0.press) })
  }

  // MARK: Escape

  @Test("Escape is a key when nothing follows in time")
  func escape() {
    var parser = KeyParser()
    #expect(parser.parse([0x1B]).isEmpty)
    #expect(parser.wait == .short)
    #expect(parser.timeOut() == [key(.escape)])
    #expect(parser.wait == nil)
    #expect(parser.parse("a".utf8) == [key(.character("a"))])
  }

  @Test("a time-out without a beginning is nothing")
  func idle() {
    var parser = KeyParser()
    #expect(parser.timeOut().isEmpty)
    _ = parser.parse("a".utf8)
    #expect(parser.timeOut().isEmpty)
  }

  @Test("Escape pressed again and again is as many keys")
  func escapes() {
    #expect(events("ESCESC") == [key(.escape), key(.escape)])
    #expect(events("ESCESCESC") == [key(.escape), key(.escape), key(.escape)])
    #expect(events("ESCESCa") == [key(.escape), key(.character("a"), .alt)])
  }

  @Test(
    "Alt with a key that introduces a sequence is that key when nothing follows",
    arguments: ["[", "O", "P", "]", "X", "^", "_"])
  func introducers(introducer: Character) {
    var parser = KeyParser()
    #expect(parser.parse("\u{1B}\(introducer)".utf8).isEmpty)
    #expect(parser.wait == .short)
    #expect(parser.timeOut() == [key(.character(introducer), .alt)])
    #expect(events("ESC\(introducer)\r") == [key(.character(introducer), .alt), key(.enter)])
  }

  @Test("half a sequence waits longer than Escape, and is then nothing")
  func half() {
    var parser = KeyParser()
    #expect(parser.parse("\u{1B}[1;".utf8).isEmpty)
    #expect(parser.wait == .long)
    #expect(parser.timeOut().isEmpty)
    #expect(parser.parse("5A".utf8) == [key(.character("5")), key(.character("A"))])
  }

  // MARK: Text

  @Test("text is a key for each scalar, however it is split")
  func text() {
    let text = "aé入力ページ😀e\u{301}"
    let expected = text.unicodeScalars.map { key(.character(Character($0))) }
    let bytes = Array(text.utf8)
    for end in 0...bytes.count {
      var parser = KeyParser()
      #expect(parser.parse(bytes[..<end]) + parser.parse(bytes[end...]) == expected)
    }
    let typed = events(text).reduce(into: "") { typed, event in
      if case .key(let press) = event, let character = press.typedCharacter {
        typed.append(character)
      }
    }
    #expect(typed == text)
  }

  @Test(
    "what is not UTF-8 is a replacement character for each part, as Swift decodes it",
    arguments: [
      [0xFF], [0x80], [0xC3], [0xE5, 0x85], [0xF0, 0x9F, 0x98], [0xC0, 0xAF], [0xED, 0xA0, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xE5, 0x61], [0xE5, 0x85, 0xE5, 0x85, 0xA5], [0xF0, 0x80, 0x61],
    ])
  func invalid(bytes: [UInt8]) {
    let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars
    #expect(events(bytes) == expected.map { key(.character(Character($0))) })
  }

  @Test("half a character before Escape is replaced, and Escape is Escape")
  func interruptedCharacter() {
    #expect(events([0xE5, 0x1B]) == [key(.character("\u{FFFD}")), key(.escape)])
  }

  @Test("controls of ISO 6429 that come as UTF-8 are nothing")
  func c1() {
    #expect(events("\u{9B}A\u{85}") == [key(.character("A"))])
  }

  @Test("a key types its character, unless it is a command")
  func typedCharacter() {
    #expect(KeyPress(.character("J")).typedCharacter == "J")
    #expect(KeyPress(.character(" "), .shift).typedCharacter == " ")
    #expect(KeyPress(.character("j"), .alt).typedCharacter == nil)
    #expect(KeyPress(.character("j"), .control).typedCharacter == nil)
    #expect(KeyPress(.enter).typedCharacter == nil)
  }

  // MARK: What is swallowed

  @Test(
    "what no key sends is swallowed whole",
    arguments: [
      "ESC[?1u", "ESC[?62;22c", "ESC[>41;354;0c", "ESC[12;40R", "ESC[?2026;2$y", "ESC[8;24;80t",
      "ESC[4;1$y", "ESC]11;rgb:1e1e/1e1e/1e1eESC\\", "ESC]11;rgb:1e1e/1e1e/1e1e\u{07}",
      "ESCP1+r544e=787465726dESC\\", "ESCP>|tmux 3.3aESC\\", "ESC_Gi=31;OKESC\\", "ESC^xESC\\",
      "ESCXxESC\\", "ESC[99~", "ESC[57441;2u", "ESC[57358u", "ESC[57428u", "ESC[97;5:3u",
      "ESC[1;1:3A",
      "ESC[3;1:3~", "ESC[1114112u", "ESC[55296u", "ESC[999999999999999999999u", "ESC[;;;;;;u",
      "ESC[ q", "ESC[?A", "ESC[5;5A", "ESC[[Z", "ESC]52;c;aGkK",
    ])
  func swallowed(bytes: String) {
    #expect(events(bytes).isEmpty)
    #expect(events(bytes + "\u{18}a").last == key(.character("a")))
  }

  @Test("a sequence that is too long is swallowed to its end")
  func tooLong() {
    let digits = String(repeating: "1;", count: 5000)
    #expect(events("ESC[\(digits)Aa") == [key(.character("a"))])
    #expect(events("ESC]\(digits)\u{07}a") == [key(.character("a"))])
  }

  @Test("a key that comes within a sequence is not lost, and Escape ends every string")
  func interruptedSequence() {
    #expect(events("ESC[1;\r") == [key(.enter)])
    #expect(events("ESC[1;ESC[A") == [key(.up)])
    #expect(events("ESC[1;入") == [key(.character("入"))])
    #expect(events("ESC]11;rgbESC") == [key(.escape)])
    #expect(events("ESC]11;rgbESC[A") == [key(.up)])
    #expect(events("ESC]11;rgb\u{18}a") == [key(.character("a"))])
  }

  @Test("a string that never ends is given up, so that the keyboard is not locked")
  func endlessString() {
    var parser = KeyParser()
    #expect(parser.parse("\u{1B}Pabc".utf8).isEmpty)
    #expect(parser.wait == .long)
    #expect(parser.timeOut().isEmpty)
    #expect(parser.parse("a".utf8) == [key(.character("a"))])
  }

  @Test("the focus comes and goes")
  func focus() {
    #expect(events("ESC[IESC[O") == [.focus(isFocused: true), .focus(isFocused: false)])
  }
}
