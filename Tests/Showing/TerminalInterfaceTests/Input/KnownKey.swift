// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalInterface
import Testing

/// A key, and the bytes that some terminals send for it.
struct KnownKey: CustomTestStringConvertible, Sendable {
  /// The terminals, for the reader.
  let terminals: String

  /// What they send; `ESC` stands for the byte.
  let bytes: String

  let press: KeyPress

  init(_ terminals: String, _ bytes: String, _ key: Key, _ modifiers: KeyModifiers = []) {
    self.terminals = terminals
    self.bytes = bytes.replacing("ESC", with: "\u{1B}")
    press = KeyPress(key, modifiers)
  }

  var testDescription: String {
    "\(terminals): \(bytes.debugDescription) is \(press.modifiers.rawValue) \(press.key)"
  }

  static let all = typing + cursor + editing + functions + protocols

  /// Keys that send a single byte, or one after ESC.
  private static let typing = [
    KnownKey("all", "a", .character("a")), KnownKey("all", "A", .character("A")),
    KnownKey("all", " ", .character(" ")), KnownKey("all", "~", .character("~")),
    KnownKey("all", "é", .character("é")), KnownKey("all", "入", .character("入")),
    KnownKey("all", "😀", .character("😀")),
    KnownKey("all", "\r", .enter), KnownKey("all", "\t", .tab),
    KnownKey("all", "\u{7F}", .backspace),
    KnownKey("xterm with backarrowKey, Windows consoles", "\u{08}", .backspace),
    KnownKey("all", "\0", .character(" "), .control),
    KnownKey("all", "\u{01}", .character("a"), .control),
    KnownKey("all", "\u{03}", .character("c"), .control),
    KnownKey("all", "\n", .character("j"), .control),
    KnownKey("all", "\u{1A}", .character("z"), .control),
    KnownKey("all", "\u{1C}", .character("\\"), .control),
    KnownKey("all", "\u{1D}", .character("]"), .control),
    KnownKey("all", "\u{1E}", .character("^"), .control),
    KnownKey("all", "\u{1F}", .character("_"), .control),
    KnownKey("all but Terminal.app", "ESCa", .character("a"), .alt),
    KnownKey("all but Terminal.app", "ESCJ", .character("J"), .alt),
    KnownKey("all but Terminal.app", "ESC入", .character("入"), .alt),
    KnownKey("all but Terminal.app", "ESC\r", .enter, .alt),
    KnownKey("all but Terminal.app", "ESC\u{7F}", .backspace, .alt),
    KnownKey("all but Terminal.app", "ESC\t", .tab, .alt),
    KnownKey("all but Terminal.app", "ESC\u{01}", .character("a"), [.control, .alt]),
    KnownKey("all but Terminal.app", "ESC\0", .character(" "), [.control, .alt]),
    KnownKey("Terminal.app, iTerm2: Option and the arrows", "ESCb", .character("b"), .alt),
    KnownKey("all", "ESC[Z", .tab, .shift),
    KnownKey("xterm", "ESC[1;5Z", .tab, [.control, .shift]),
  ]

  /// Arrows, Home and End.
  private static let cursor = [
    KnownKey("all", "ESC[A", .up), KnownKey("all", "ESC[B", .down),
    KnownKey("all", "ESC[C", .right), KnownKey("all", "ESC[D", .left),
    KnownKey("xterm, VTE, iTerm2, kitty", "ESC[H", .home), KnownKey("xterm", "ESC[F", .end),
    KnownKey("xterm, Linux console", "ESC[E", .begin),
    KnownKey("application mode", "ESCOA", .up), KnownKey("application mode", "ESCOB", .down),
    KnownKey("application mode", "ESCOC", .right), KnownKey("application mode", "ESCOD", .left),
    KnownKey("application mode", "ESCOH", .home), KnownKey("application mode", "ESCOF", .end),
    KnownKey("xterm", "ESCOE", .begin),
    KnownKey("tmux, screen, Linux console, PuTTY", "ESC[1~", .home),
    KnownKey("tmux, screen, Linux console, PuTTY", "ESC[4~", .end),
    KnownKey("rxvt", "ESC[7~", .home), KnownKey("rxvt", "ESC[8~", .end),
    KnownKey("xterm, VTE, iTerm2, kitty, tmux", "ESC[1;2A", .up, .shift),
    KnownKey("xterm, VTE, iTerm2, kitty, tmux", "ESC[1;3B", .down, .alt),
    KnownKey("xterm, VTE, iTerm2, kitty, tmux", "ESC[1;5C", .right, .control),
    KnownKey("xterm, VTE, iTerm2, kitty, tmux", "ESC[1;6D", .left, [.shift, .control]),
    KnownKey("xterm, VTE, iTerm2, kitty, tmux", "ESC[1;4A", .up, [.shift, .alt]),
    KnownKey("xterm, VTE, iTerm2, kitty, tmux", "ESC[1;8A", .up, [.shift, .alt, .control]),
    KnownKey("xterm", "ESC[1;2H", .home, .shift), KnownKey("xterm", "ESC[1;5F", .end, .control),
    KnownKey("kitty with Command", "ESC[1;9D", .left, .super),
    KnownKey("kitty with Caps Lock", "ESC[1;65A", .up),
    KnownKey("kitty with Num Lock and Shift", "ESC[1;130B", .down, .shift),
    KnownKey("old Konsole", "ESCO2A", .up, .shift),
    KnownKey("old gnome-terminal", "ESCO5C", .right, .control),
    KnownKey("rxvt", "ESC[a", .up, .shift), KnownKey("rxvt", "ESC[d", .left, .shift),
    KnownKey("rxvt", "ESCOa", .up, .control), KnownKey("rxvt", "ESCOc", .right, .control),
    KnownKey("rxvt, Terminal.app with Option as Meta", "ESCESC[A", .up, .alt),
    KnownKey("rxvt", "ESCESCOB", .down, .alt), KnownKey("rxvt", "ESCESC[5~", .pageUp, .alt),
  ]

  /// The keys above the arrows.
  private static let editing = [
    KnownKey("all", "ESC[2~", .insert), KnownKey("all", "ESC[3~", .delete),
    KnownKey("all", "ESC[5~", .pageUp), KnownKey("all", "ESC[6~", .pageDown),
    KnownKey("xterm, VTE, iTerm2, kitty, tmux", "ESC[3;2~", .delete, .shift),
    KnownKey("xterm, VTE, iTerm2, kitty, tmux", "ESC[3;5~", .delete, .control),
    KnownKey("xterm, VTE, iTerm2, kitty, tmux", "ESC[5;3~", .pageUp, .alt),
    KnownKey("xterm, VTE, iTerm2, kitty, tmux", "ESC[6;5~", .pageDown, .control),
    KnownKey("rxvt", "ESC[3^", .delete, .control), KnownKey("rxvt", "ESC[3$", .delete, .shift),
    KnownKey("rxvt", "ESC[3@", .delete, [.control, .shift]),
    KnownKey("rxvt", "ESC[5^", .pageUp, .control),
    KnownKey("xterm, kitty", "ESC[29~", .menu),
    KnownKey("VT100 keypad", "ESCOM", .enter), KnownKey("VT100 keypad", "ESCOj", .character("*")),
    KnownKey("VT100 keypad", "ESCOk", .character("+")),
    KnownKey("VT100 keypad", "ESCOl", .character(",")),
    KnownKey("VT100 keypad", "ESCOm", .character("-")),
    KnownKey("VT100 keypad", "ESCOn", .character(".")),
    KnownKey("VT100 keypad", "ESCOo", .character("/")),
    KnownKey("VT100 keypad", "ESCOp", .character("0")),
    KnownKey("VT100 keypad", "ESCOy", .character("9")),
    KnownKey("VT100 keypad", "ESCOX", .character("=")),
  ]

  private static let functions =
    [
      ("xterm, VTE, iTerm2, kitty, tmux, Terminal.app", "ESCOP", 1),
      ("xterm, VTE, iTerm2, kitty, tmux, Terminal.app", "ESCOQ", 2),
      ("xterm, VTE, iTerm2, kitty, tmux, Terminal.app", "ESCOR", 3),
      ("xterm, VTE, iTerm2, kitty, tmux, Terminal.app", "ESCOS", 4),
      ("kitty", "ESC[P", 1), ("kitty", "ESC[Q", 2), ("kitty", "ESC[13~", 3), ("kitty", "ESC[S", 4),
      ("Linux console", "ESC[[A", 1), ("Linux console", "ESC[[B", 2),
      ("Linux console", "ESC[[C", 3),
      ("Linux console", "ESC[[D", 4), ("Linux console", "ESC[[E", 5),
      ("rxvt, PuTTY", "ESC[11~", 1), ("rxvt, PuTTY", "ESC[12~", 2), ("rxvt, PuTTY", "ESC[14~", 4),
      ("all", "ESC[15~", 5), ("all", "ESC[17~", 6), ("all", "ESC[18~", 7), ("all", "ESC[19~", 8),
      ("all", "ESC[20~", 9), ("all", "ESC[21~", 10), ("all", "ESC[23~", 11), ("all", "ESC[24~", 12),
      ("Linux console, rxvt", "ESC[25~", 13), ("Linux console, rxvt", "ESC[26~", 14),
      ("Linux console, rxvt", "ESC[28~", 15), ("Linux console, rxvt", "ESC[31~", 17),
      ("Linux console, rxvt", "ESC[34~", 20), ("kitty", "ESC[57376u", 13),
      ("kitty", "ESC[57398u", 35),
    ].map { KnownKey($0.0, $0.1, .function($0.2)) } + [
      KnownKey("xterm, VTE, iTerm2, tmux", "ESC[1;2P", .function(1), .shift),
      KnownKey("xterm, VTE, iTerm2, tmux", "ESC[1;5R", .function(3), .control),
      KnownKey("xterm, VTE, iTerm2, tmux", "ESC[15;2~", .function(5), .shift),
      KnownKey("xterm, VTE, iTerm2, tmux", "ESC[24;8~", .function(12), [.shift, .alt, .control]),
      KnownKey("rxvt", "ESC[11^", .function(1), .control),
    ]

  /// Keys that send the code of a character.
  private static let protocols = [
    KnownKey("kitty", "ESC[27u", .escape), KnownKey("kitty", "ESC[27;2u", .escape, .shift),
    KnownKey("kitty", "ESC[13;2u", .enter, .shift),
    KnownKey("kitty", "ESC[13;5u", .enter, .control),
    KnownKey("kitty", "ESC[9;5u", .tab, .control), KnownKey("kitty", "ESC[9;2u", .tab, .shift),
    KnownKey("kitty", "ESC[127;5u", .backspace, .control),
    KnownKey("kitty", "ESC[32;5u", .character(" "), .control),
    KnownKey("kitty", "ESC[97;5u", .character("a"), .control),
    KnownKey("kitty", "ESC[97;6u", .character("a"), [.control, .shift]),
    KnownKey("kitty", "ESC[97:65;6u", .character("a"), [.control, .shift]),
    KnownKey("kitty", "ESC[105;5u", .character("i"), .control),
    KnownKey("kitty", "ESC[91;5u", .character("["), .control),
    KnownKey("kitty", "ESC[106;3u", .character("j"), .alt),
    KnownKey("kitty", "ESC[106;4u", .character("J"), .alt),
    KnownKey("kitty", "ESC[106:74;4u", .character("J"), .alt),
    KnownKey("kitty", "ESC[49:33;4u", .character("!"), .alt),
    KnownKey("kitty", "ESC[122;9u", .character("z"), .super),
    KnownKey("kitty, repeated", "ESC[97;5:2u", .character("a"), .control),
    KnownKey("kitty, repeated", "ESC[1;1:2A", .up),
    KnownKey("kitty with Caps Lock", "ESC[97;69u", .character("a"), .control),
    KnownKey("kitty with all keys", "ESC[97u", .character("a")),
    KnownKey("kitty with all keys and text", "ESC[97;2;65u", .character("A")),
    KnownKey("kitty with all keys and text", "ESC[97:65;2u", .character("A")),
    KnownKey("kitty with an input method", "ESC[0;;20837u", .character("入")),
    KnownKey("kitty, Cyrillic", "ESC[1103::122;5u", .character("z"), .control),
    KnownKey("kitty, Cyrillic", "ESC[1103;5u", .character("я"), .control),
    KnownKey("kitty, Cyrillic", "ESC[1103:1071:122;4u", .character("Я"), .alt),
    KnownKey("kitty keypad", "ESC[57404u", .character("5")),
    KnownKey("kitty keypad", "ESC[57414u", .enter), KnownKey("kitty keypad", "ESC[57419u", .up),
    KnownKey("kitty keypad", "ESC[57413;5u", .character("+"), .control),
    KnownKey("kitty", "ESC[57361u", .printScreen), KnownKey("kitty", "ESC[57362u", .pause),
    KnownKey("kitty", "ESC[57363u", .menu),
    KnownKey("xterm with modifyOtherKeys", "ESC[27;5;105~", .character("i"), .control),
    KnownKey("xterm with modifyOtherKeys", "ESC[27;2;13~", .enter, .shift),
    KnownKey("xterm with modifyOtherKeys", "ESC[27;5;9~", .tab, .control),
    KnownKey("xterm with modifyOtherKeys", "ESC[27;6;65~", .character("a"), [.control, .shift]),
    KnownKey("xterm with modifyOtherKeys", "ESC[27;4;74~", .character("J"), .alt),
    KnownKey("xterm with modifyOtherKeys", "ESC[27;5;127~", .backspace, .control),
    KnownKey("tmux with extended-keys", "ESC[13;5u", .enter, .control),
    KnownKey("iTerm2 with CSI u", "ESC[32;2u", .character(" "), .shift),
  ]
}
