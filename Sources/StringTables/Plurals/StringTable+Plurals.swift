// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

extension StringTable {
  /// The text of a key in the form for some numbers, with a position in each specifier that was in a variable.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - quantities: The values of the arguments; nil for one that is no number.
  ///   - language: The language whose rules count.
  /// - Returns: The text, or its form; nil if the table does not have the key.
  package func text(
    of key: String, for quantities: [Double?], in language: LocaleName
  ) -> String? {
    guard let entry = self[key] else { return nil }
    guard entry.varies else { return entry.text.value }
    return form(of: key, quantities, language) ?? entry.text.value
  }

  /// The form of a text that varies: the file is read again, because a table keeps one text of each key.
  private func form(
    of key: String, _ quantities: [Double?], _ language: LocaleName
  ) -> String? {
    let spelling: PropertyListDocument.Format =
      format == .stringCatalog ? .json : Self.spelling(of: source)
    guard let root = try? PropertyListDocument(source, as: spelling).root else { return nil }
    switch format {
    case .strings: return nil
    case .stringsDictionary:
      return root[key].flatMap {
        VaryingText(value: $0, locale: language, quantities: quantities).ofDictionary
      }
    case .stringCatalog:
      let localizations = root["strings"]?[key]?["localizations"]
      let localization = localizations?.entries.first { LocaleName($0.key) == locale }
      return localization.flatMap {
        VaryingText(value: $0.value, locale: language, quantities: quantities).ofCatalog
      }
    }
  }
}
