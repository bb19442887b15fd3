// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText

/// A text in a sentence: its first words, which users know, and its ID, which the tables have.
struct NamedText: CustomStringConvertible {
  /// The words; nil or empty if there are none.
  let words: String?

  /// The localization ID.
  let id: String

  /// How many characters of the words are shown.
  private static let limit = 40

  /// The words and the ID, `'Account' (nAme01)`; the ID alone if there are no words.
  var description: String {
    guard let words, !words.isEmpty else { return "'\(id)'" }
    let isLong = words.count > Self.limit
    return "'\(isLong ? words.prefix(Self.limit - 1) + "…" : words[...])' (\(id))"
  }
}

extension NamedText {
  /// A text of a definition; nil if it has no ID.
  init?(_ text: LocalizedText) {
    guard let id = text.id?.value else { return nil }
    self.init(words: text.text?.value, id: id)
  }
}
