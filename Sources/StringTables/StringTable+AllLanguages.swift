// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

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
  /// - Returns: A table for each language, sorted by language.
  /// - Throws: `PropertyListError` if the file is not a property list.
  public static func tables(
    ofAllLanguagesIn source: SourceFile, name: String
  ) throws(PropertyListError) -> [StringTable] {
    let document = try PropertyListDocument(source, as: spelling(of: source))
    var tables: [StringTable] = []
    for language in document.root.entries {
      // What is not a dictionary says of the file where it comes from.
      guard language.value.kind == .dictionary, language.key != "LocProvenance" else { continue }
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
    return tables.sorted { $0.locale < $1.locale }
  }
}
