// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TerminalInterface

/// A line of text that is being typed, of a length that can be searched and drawn with each key.
struct TextInput: Hashable, Sendable {
  /// How many scalars a line holds: more than a title, and than a URL that a server takes.
  ///
  /// What is typed or pasted beyond is dropped.
  static let capacity = 2048

  /// The text.
  private(set) var text: String

  /// The characters before the cursor.
  private(set) var cursor: Int

  /// Begins with a text, and the cursor after it.
  init(_ text: String = "") {
    self.text = text
    cursor = text.count
  }

  /// The text before the cursor.
  var head: Substring { text.prefix(cursor) }

  /// Takes a key; false if it means nothing to a line of text.
  mutating func handle(_ press: KeyPress) -> Bool {
    switch (press.key, press.modifiers) {
    case (.left, .none): cursor = max(0, cursor - 1)
    case (.right, .none): cursor = min(text.count, cursor + 1)
    case (.home, _), (.character("a"), .control): cursor = 0
    case (.end, _), (.character("e"), .control): cursor = text.count
    case (.backspace, .none), (.character("h"), .control): erase(1)
    case (.delete, .none):
      guard cursor < text.count else { return true }
      cursor += 1
      erase(1)
    case (.character("u"), .control): erase(cursor)
    case (.character("w"), .control), (.backspace, .alt):
      let spaces = head.reversed().prefix { $0.isWhitespace }.count
      let word = head.dropLast(spaces).reversed().prefix { !$0.isWhitespace }.count
      erase(spaces + word)
    default:
      guard let character = press.typedCharacter else { return false }
      insert(String(character))
    }
    return true
  }

  /// Puts a text in at the cursor; its lines become one.
  mutating func insert(_ string: String) {
    let room = max(0, Self.capacity - text.unicodeScalars.count)
    let fitting = String(string.unicodeScalars.prefix(room))
    let line = fitting.map { $0.isNewline || $0 == "\t" ? " " : String($0) }.joined()
    let tail = text.dropFirst(cursor)
    // An input method commits a base character and its marks as several keys.
    let grown = String(head) + line
    cursor = grown.count
    text = grown + tail
  }

  private mutating func erase(_ count: Int) {
    let count = min(count, cursor)
    text = String(text.prefix(cursor - count) + text.dropFirst(cursor))
    cursor -= count
  }
}
