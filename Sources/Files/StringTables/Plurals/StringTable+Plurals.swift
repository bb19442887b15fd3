// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import PropertyListSyntax
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

  /// The form of a text that varies.
  private func form(
    of key: String, _ quantities: [Double?], _ language: LocaleName
  ) -> String? {
    guard let declaration = declaration(of: key) else { return nil }
    let text = VaryingText(value: declaration, locale: language, quantities: quantities)
    return format == .stringCatalog ? text.ofCatalog : text.ofDictionary
  }

  /// The declaration of a text that varies: an entry of a `.stringsdict` file, or the localization
  /// of a string catalog.
  ///
  /// The file is read again, because a table keeps one text of each key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value; nil if the file does not have the key, or its texts do not vary.
  package func declaration(of key: String) -> PropertyListValue? {
    guard format != .strings else { return nil }
    let spelling: PropertyListDocument.Format =
      format == .stringCatalog ? .json : Self.spelling(of: source)
    guard let root = try? PropertyListDocument(source, as: spelling).root else { return nil }
    guard format == .stringCatalog else { return root[key] }
    let localizations = root["strings"]?[key]?["localizations"]
    return localizations?.entries.first { LocaleName($0.key) == locale }?.value
  }
}
