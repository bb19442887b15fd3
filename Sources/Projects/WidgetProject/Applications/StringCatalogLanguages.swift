// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
package import SourceText
package import StringTables

/// The languages that a string catalog has texts in.
package enum StringCatalogLanguages {
  /// The languages of a catalog; none if it cannot be read.
  package static func known(in source: SourceFile) -> Set<LocaleName> {
    (try? read(source)) ?? []
  }

  /// Reads them, without the texts.
  ///
  /// - Throws: `PropertyListError` where the file is not JSON.
  static func read(_ source: SourceFile) throws(PropertyListError) -> Set<LocaleName> {
    let root = try PropertyListDocument(source, as: .json).root
    var spellings: Set<String> = []
    if let language = root["sourceLanguage"]?.string { spellings.insert(language) }
    guard let strings = root["strings"] else { return locales(spellings) }
    for string in strings.entries {
      guard let localizations = string.value["localizations"] else { continue }
      for localization in localizations.entries { spellings.insert(localization.key) }
    }
    return locales(spellings)
  }

  private static func locales(_ spellings: Set<String>) -> Set<LocaleName> {
    Set(spellings.map { LocaleName($0) }.filter(\.isLanguage))
  }
}

extension StringCatalog {
  /// The languages that the catalog has texts in, and that which they are translated from.
  var languages: Set<LocaleName> {
    Set((tables.map(\.locale) + [sourceLanguage].compactMap(\.self)).filter(\.isLanguage))
  }
}
