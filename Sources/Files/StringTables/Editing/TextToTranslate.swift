// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A text to put where its translation will be.
package struct TextToTranslate: Hashable, Sendable {
  /// The comment for translators in files that have no states.
  package static let comment = "To translate"

  /// The key of the text.
  package var key: String

  /// The text in the language that is translated from.
  package var text: String

  /// The languages that have no translation, sorted; of a table for one language, that one.
  package var languages: [LocaleName]

  /// Creates a text to translate.
  package init(key: String, text: String, languages: [LocaleName]) {
    self.key = key
    self.text = text
    self.languages = languages
  }
}
