// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
public import PropertyListSyntax
public import SourceText

extension StringTable {
  /// Reads a `.loctable` file, which has the tables of all languages: a dictionary of texts by key, by language.
  ///
  /// Builds for Apple's systems can merge the `.strings` files of a bundle into such files.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - name: The tables' name: that of the file, without its extension.
  /// - Returns: A table for each language, sorted by language, and what is wrong with the file as a whole.
  /// - Throws: `PropertyListError` if the file is not a property list.
  public static func tables(
    ofAllLanguagesIn source: SourceFile, name: String
  ) throws(PropertyListError) -> (tables: [StringTable], diagnostics: [Diagnostic]) {
    let document = try PropertyListDocument(source, as: spelling(of: source))
    var tables: [StringTable] = []
    var general = EntryReader(file: source.name)
    if document.root.kind != .dictionary { general.reportRoot(document.root) }
    // 'LocProvenance' says where the texts come from.
    for language in document.root.entries where language.key != "LocProvenance" {
      guard language.value.kind == .dictionary else {
        general.report(
          .noLanguage(language.key, found: language.value.kind), at: language.value.range)
        continue
      }
      var reader = EntryReader(file: source.name)
      for entry in language.value.entries {
        // A text that varies is a dictionary here, as in a '.stringsdict' file.
        reader.readVariable(entry)
      }
      tables.append(
        StringTable(
          name: name, locale: LocaleName(language.key), format: .strings,
          entries: reader.entries(of: document), diagnostics: reader.diagnostics))
    }
    tables.sort { $0.locale < $1.locale }
    return (tables, Diagnostic.anomalies(of: document) + general.diagnostics)
  }
}

extension Diagnostic.Message {
  fileprivate static func noLanguage(_ name: String, found: PropertyListValue.Kind) -> Self {
    "'\(name)' must be the dictionary of a language's texts; it is \(found.indefiniteWords), and no text is found"
  }
}
