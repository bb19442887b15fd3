// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A word of a search.
struct SearchWord: Hashable, Sendable {
  /// The word, folded.
  let folded: [UInt32]

  /// What kana it can be the reading of, in the one form of all ways to write it; nil if it is not Latin letters.
  let reading: [UInt32]?

  /// The words of a text.
  static func words(_ search: String) -> [SearchWord] {
    search.split(whereSeparator: \.isWhitespace).map { word in
      let folded = FoldedTexts.fold(String(word))
      return SearchWord(folded: folded, reading: Romaji.canonical(folded))
    }
  }
}
