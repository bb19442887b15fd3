// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// The number of columns that a terminal gives to a text.
///
/// A column is the width of a Latin letter. Text is measured by grapheme cluster: kana, kanji, Hangul and emoji take
/// two columns, combining marks, zero-width and control characters none. An emoji of several scalars (a flag, a family,
/// a skin tone, or a symbol followed by U+FE0F) takes two. In all other clusters the scalars add up, as terminals have
/// it: `ｶﾞ` is one cluster and two columns.
///
/// Control characters take no column here because they must not be printed at all: make the text visible first.
package struct DisplayWidth: Hashable, Sendable {
  /// The width of characters that are wide in East Asian fonts and narrow in others, such as `…`,
  /// `①` or `α`.
  package enum Ambiguous: Int, Hashable, Sendable {
    /// One column: what terminals do by default.
    case narrow = 1
    /// Two columns: a setting of terminals for Chinese, Japanese and Korean.
    case wide = 2
  }

  /// The width of ambiguous characters.
  package var ambiguous: Ambiguous

  /// Measures for a terminal that draws ambiguous characters in the given width.
  package init(ambiguous: Ambiguous = .narrow) {
    self.ambiguous = ambiguous
  }

  /// The columns of a text.
  ///
  /// - Complexity: O(*n*); fast where every scalar is a character, as in nearly all text.
  package func columns(of text: String) -> Int {
    var columns = 0
    for scalar in text.unicodeScalars {
      guard scalar.standsAlone else {
        return text.reduce(0) { $0 + self.columns(of: $1) }
      }
      columns += self.columns(of: scalar)
    }
    return columns
  }

  /// The columns of a grapheme cluster.
  package func columns(of character: Character) -> Int {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return columns(of: first) }
    if isEmojiSequence(character) { return 2 }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// Whether a grapheme cluster is an emoji of several scalars.
  package func isEmojiSequence(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    let rest = scalars.dropFirst()
    return !rest.isEmpty && scalars[scalars.startIndex].isEmojiBase
      && rest.contains(where: \.continuesEmoji)
  }

  /// The columns of a scalar by itself.
  package func columns(of scalar: Unicode.Scalar) -> Int {
    // Nearly all text of an interface; the search would find the same.
    if 0x20...0x7E ~= scalar.value { return 1 }
    return switch Self.table.scalarClass(of: scalar) {
    case 0: 0
    case 2: 2
    case 3: ambiguous.rawValue
    default: 1
    }
  }
}

extension [UInt32] {
  /// The class of a scalar in ``DisplayWidth/table``.
  fileprivate func scalarClass(of scalar: Unicode.Scalar) -> UInt32 {
    // Every entry of this scalar or one below it is less than or equal to this key.
    let key = scalar.value << 2 | 3
    var low = 0
    var high = count
    while low + 1 < high {
      let middle = (low + high) / 2
      if self[middle] <= key { low = middle } else { high = middle }
    }
    return self[low] & 3
  }
}

extension Unicode.Scalar {
  /// Whether the scalar can be the first of an emoji of several scalars.
  fileprivate var isEmojiBase: Bool {
    // The digits are emoji too: `1`, U+FE0F and U+20E3 are a keycap.
    properties.isEmoji
  }
}
