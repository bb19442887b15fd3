// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import StringTables

extension Migrator {
  /// Writes the string catalog with every text that the files look up, in all languages that the old tables have.
  mutating func writeStringCatalog() {
    let strings = texts.entries.sorted { $0.key < $1.key }.map { key, entry in
      let localizations = entry.localizations.sorted { $0.key < $1.key }.map {
        PropertyListLiteral.Member($0.key.identifier, $0.value)
      }
      return PropertyListLiteral.Member(
        key,
        [
          "comment": .string(entry.comment), "extractionState": "manual",
          "localizations": .dictionary(localizations),
        ])
    }
    let root: PropertyListLiteral = [
      "sourceLanguage": .string(texts.source.identifier), "strings": .dictionary(strings),
      "version": "1.0",
    ]
    add(texts.table + ".xcstrings", JSONWriter.document(root))
  }
}
