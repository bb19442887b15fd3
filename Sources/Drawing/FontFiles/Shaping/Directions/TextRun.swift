// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A run of a line in one script and one direction.
///
/// ASCII has a run of its own, so that a word is shaped in the same way wherever its line ends.
package struct TextRun: Hashable, Sendable {
  /// The characters, in the order in which they are read.
  package var characters: [Character]
  /// The script that all characters are in.
  package var script: ShapingScript
  /// Whether they are written from the right.
  package var isRightToLeft: Bool

  /// The runs of a line in the order in which they are drawn, from the left.
  ///
  /// - Parameters:
  ///   - line: The line, or a part of it with one font, in the order in which it is read.
  ///   - isRightToLeft: Whether the line is written from the right.
  /// - Returns: The runs, that on the left first.
  package static func runs(of line: String, isRightToLeft: Bool) -> [TextRun] {
    let levels = BidiLevels(line.unicodeScalars.map(\.value), base: isRightToLeft ? 1 : 0).levels
    var runs: [(run: TextRun, level: UInt8)] = []
    var index = 0
    for character in line {
      let (script, level) = (character.shapingScript, levels[index])
      index += character.unicodeScalars.count
      if let last = runs.indices.last, runs[last].level == level,
        runs[last].run.script == script
      {
        runs[last].run.characters.append(character)
      } else {
        let run = TextRun(
          characters: [character], script: script, isRightToLeft: level % 2 == 1)
        runs.append((run, level))
      }
    }
    reorder(&runs)
    return runs.map(\.run)
  }

  /// Turns around what is from the right, the deepest first.
  private static func reorder(_ runs: inout [(run: TextRun, level: UInt8)]) {
    guard let highest = runs.map(\.level).max(), highest > 0 else { return }
    for level in (1...highest).reversed() {
      var start = 0
      while start < runs.count {
        var end = start
        while end < runs.count, runs[end].level >= level { end += 1 }
        if end > start { runs[start..<end].reverse() }
        start = max(end, start + 1)
      }
    }
  }

  /// Whether what is written from the right can begin with a byte.
  ///
  /// Letters from U+0590 to U+0FFF, their forms for compatibility and those from U+10000 on do, and so does the mark U+200F, but no letter of
  /// East Asia.
  private static func mayBeginRightToLeft(_ byte: UInt8) -> Bool {
    0xD6...0xE0 ~= byte || byte == 0xE2 || byte == 0xEF || byte == 0xF0
  }

  /// Whether a text is written from the right: whether its first letter is.
  package static func isRightToLeft(_ text: String) -> Bool {
    guard text.utf8.contains(where: mayBeginRightToLeft) else { return false }
    var isolates = 0
    for scalar in text.unicodeScalars {
      switch ShapingTraits(of: scalar.value).bidiClass {
      case .left where isolates == 0: return false
      case .right where isolates == 0, .arabicLetter where isolates == 0: return true
      case .leftIsolate, .rightIsolate, .firstIsolate: isolates += 1
      case .popIsolate: isolates = max(0, isolates - 1)
      default: break
      }
    }
    return false
  }
}

extension Character {
  /// The script of the character, as far as texts are shaped by it.
  package var shapingScript: ShapingScript {
    guard let first = unicodeScalars.first else { return .simple }
    if unicodeScalars.count == 1 {
      return first.mayBeShaped ? first.isPicture ? .emoji : first.shapingScript : .simple
    }
    if first.isPicture { return .emoji }
    var script = ShapingScript.simple
    for scalar in unicodeScalars {
      if scalar.value == 0xFE0F || scalar.value == 0x20E3, first.properties.isEmoji {
        return .emoji
      }
      if script == .simple, scalar.mayBeShaped { script = scalar.shapingScript }
    }
    return script
  }
}

extension Unicode.Scalar {
  /// Whether the scalar can be one of a script that is shaped, or a picture; of most it is known by their number alone.
  package var mayBeShaped: Bool {
    switch value {
    // Latin, Greek and signs; ideographs, kana and syllables of Hangul; their forms of other widths.
    case ..<0x0590, 0x1E00...0x20CF, 0x2100...0x2319, 0x2E80...0x302F, 0x3031...0xA4CF,
      0xAC00...0xD7FF, 0xFE10...0xFE6F, 0xFF00...0xFFEF:
      false
    default: true
    }
  }

  /// Whether it is drawn in colors without being asked to.
  fileprivate var isPicture: Bool { value >= 0x231A && properties.isEmojiPresentation }

  /// The script of the scalar; digits, signs and marks have that of the block that they are in.
  fileprivate var shapingScript: ShapingScript {
    let script = ShapingTraits(of: value).script
    guard script == .common || script == .inherited else { return script }
    return switch value {
    case 0x0590...0x05FF: .hebrew
    case 0x0600...0x06FF, 0x0750...0x077F, 0x0870...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE:
      .arabic
    case 0x0900...0x097F: .devanagari
    case 0x0E00...0x0E7F: .thai
    default: .simple
    }
  }

  /// What is written for the scalar in text from the right, such as `)` for `(`.
  package var mirrored: Unicode.Scalar {
    Unicode.Scalar(ShapingTraits.mirror(of: value)) ?? self
  }
}
