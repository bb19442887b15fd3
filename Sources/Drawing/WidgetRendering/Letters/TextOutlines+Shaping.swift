// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles
import WidgetViews

extension TextOutlines {
  /// Adds a part of a run in one script and one direction.
  mutating func append(
    _ part: TextRun, like run: DisplayText.Run, to letters: inout [PlacedLetter], _ x: inout Double
  ) {
    guard part.script.isShaped else {
      guard part.isRightToLeft else { return append(part.characters, like: run, to: &letters, &x) }
      return append(
        part.characters.reversed().map(\.mirrored), like: run, to: &letters, &x)
    }
    // What one font does not have is taken from another.
    var pieces: [(family: String?, characters: [Character])] = []
    for character in part.characters {
      let family = family(for: character, of: part.script, like: run.font)
      if let last = pieces.indices.last, pieces[last].family == family {
        pieces[last].characters.append(character)
      } else {
        pieces.append((family, [character]))
      }
    }
    for piece in part.isRightToLeft ? pieces.reversed() : pieces {
      guard let family = piece.family, let font = font(family, like: run.font) else {
        for character in piece.characters { note(missing: character) }
        x += Double(piece.characters.count) * run.font.size / 2
        continue
      }
      note(use: family)
      append(piece.characters, of: part, in: font, like: run, to: &letters, &x)
    }
  }

  /// Adds characters that one font has.
  private func append(
    _ characters: [Character], of part: TextRun, in font: FontFile, like run: DisplayText.Run,
    to letters: inout [PlacedLetter], _ x: inout Double
  ) {
    let shaped = font.shaped(
      characters.flatMap { Array($0.unicodeScalars) }, script: part.script,
      isRightToLeft: part.isRightToLeft)
    var scale = run.font.size / Double(font.unitsPerEm)
    // An emoji is as wide as it is measured; the font's are a little wider.
    if part.script == .emoji, shaped.width > 0 {
      let width = FontAdvances.emojiAdvance * Double(characters.count) * run.font.size
      scale = width / Double(shaped.width)
    }
    for glyph in shaped.glyphs {
      if !glyph.isInvisible {
        letters.append(
          PlacedLetter(
            font: font, glyph: glyph.glyph, scale: scale, x: x, inset: Double(glyph.x) * scale,
            advance: Double(glyph.advance) * scale, rise: Double(glyph.y) * scale))
      }
      x += Double(glyph.advance) * scale
    }
    x += run.tracking * Double(characters.count)
  }

  /// The first family with a glyph for each scalar of a character that needs one; nil if there is none.
  private func family(
    for character: Character, of script: ShapingScript, like font: ResolvedFont
  ) -> String? {
    names(for: script, like: font).first { family in
      guard let font = self.font(family, like: font) else { return false }
      return character.unicodeScalars.allSatisfy {
        $0.isInvisible || font.glyph(for: $0) != nil || font.hasDecomposition(of: $0)
      }
    }
  }
}

extension Character {
  /// The character as it is written from the right: a bracket opens to the other side.
  fileprivate var mirrored: Character {
    guard let scalar = unicodeScalars.first, unicodeScalars.count == 1 else { return self }
    return Character(scalar.mirrored)
  }
}
