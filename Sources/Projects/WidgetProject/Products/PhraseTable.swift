// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
package import SourceText
package import StringTables

/// The translations of the phrases of App Shortcuts in one language: `AppShortcuts.strings` of a bundle.
///
/// A key has a phrase, or a list of as many phrases as the language needs.
package struct PhraseTable: Sendable {
  /// The language of the phrases.
  package let locale: LocaleName

  /// The file with the phrases.
  package let source: SourceFile

  /// The keys: phrases in the language of the development.
  package let keys: Set<String>

  /// The phrases in this language.
  package let phrases: [Located<String>]

  /// Reads a table.
  ///
  /// - Throws: `PropertyListError` if the file is not a property list.
  init(_ source: SourceFile, locale: LocaleName) throws(PropertyListError) {
    self.source = source
    self.locale = locale
    let format = PropertyListDocument.Format.detect(in: source)
    let root = try PropertyListDocument(source, as: format == .json ? .openStep : format).root
    keys = Set(root.entries.map(\.key))
    phrases = root.entries.flatMap { entry in
      (entry.value.kind == .array ? Array(entry.value.elements) : [entry.value])
        .compactMap { value in value.string.map { Located($0, at: value.range) } }
    }
  }
}
