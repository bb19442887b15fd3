// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles

/// How wide the characters of a text are that are joined, ordered or put together before they are drawn.
///
/// They are shaped as they are for a picture, with a font of their own that is part of the program, so that a text has one layout on
/// every machine.
struct ScriptAdvances {
  private var advances: [Double?]

  /// Measures the characters of such scripts; nil if there is none.
  init?(_ string: String, _ font: FontAdvances) {
    guard string.utf8.contains(where: Self.mayBegin),
      string.unicodeScalars.contains(where: \.mayBeShaped)
    else { return nil }
    advances = []
    var word: (script: ShapingScript, characters: [Character])?
    for character in string {
      let script = character.shapingScript
      if let open = word, open.script == script {
        word?.characters.append(character)
        continue
      }
      if let open = word { append(open.characters, open.script, font) }
      word = nil
      if script.isShaped, script != .emoji {
        word = (script, [character])
      } else {
        advances.append(nil)
      }
    }
    if let open = word { append(open.characters, open.script, font) }
  }

  /// The advance of a character, in em; nil for one that stands for itself.
  subscript(index: Int) -> Double? { advances[index] }

  private mutating func append(
    _ characters: [Character], _ script: ShapingScript, _ font: FontAdvances
  ) {
    if let own = font.file?.advances(of: characters, script)
      ?? MeasuringFont.of(script)?.advances(of: characters, boldness: font.boldness)
    {
      advances += own
    } else {
      advances += repeatElement(nil, count: characters.count)
    }
  }

  /// Whether a character of such a script can begin with a byte: those from U+0590 to U+0FFF, and forms for compatibility.
  private static func mayBegin(_ byte: UInt8) -> Bool { 0xD6...0xE0 ~= byte || byte == 0xEF }
}
