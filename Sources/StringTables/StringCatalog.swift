// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
public import PropertyListSyntax
public import SourceText

/// An `.xcstrings` file: the texts of all languages in one JSON document.
public struct StringCatalog: Sendable {
  /// The name: that of the file, without its extension.
  public let name: String

  /// The file.
  public let source: SourceFile

  /// The language that the others are translated from.
  public let sourceLanguage: LocaleName?

  /// A table for each language, sorted by name.
  public let tables: [StringTable]

  /// What is malformed, in the order of the file.
  public let diagnostics: [Diagnostic]

  /// Reads a catalogue.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - name: The catalogue's name: that of the file, without its extension.
  /// - Throws: `PropertyListError` where the file is not JSON.
  public init(_ source: SourceFile, name: String) throws(PropertyListError) {
    let document = try PropertyListDocument(source, as: .json)
    var readers: [LocaleName: EntryReader] = [:]
    var own = EntryReader(file: source.name)
    if document.root.kind != .dictionary { own.reportRoot(document.root) }
    let strings = document.root["strings"]
    if let strings, strings.kind != .dictionary {
      own.report(.stringsIsNoDictionary, at: strings.range, severity: .error)
    }
    for string in strings.map({ Array($0.entries) }) ?? [] {
      guard let localizations = string.value["localizations"] else { continue }
      for localization in localizations.entries {
        let locale = LocaleName(localization.key)
        readers[locale, default: EntryReader(file: source.name)]
          .readLocalization(localization.value, of: string)
      }
    }
    self.name = name
    self.source = source
    sourceLanguage = document.root["sourceLanguage"]?.string.map { LocaleName($0) }
    tables = readers.sorted { $0.key < $1.key }
      .map { locale, reader in
        StringTable(
          name: name, locale: locale, source: source, format: .stringCatalog,
          entries: reader.entries, diagnostics: [])
      }
    diagnostics =
      (Diagnostic.anomalies(of: document) + own.diagnostics
      + readers.values.flatMap(\.diagnostics))
      .sorted { ($0.place.range?.start ?? 0, $0.id) < ($1.place.range?.start ?? 0, $1.id) }
  }
}

extension EntryReader {
  /// Reads what one language has for a key: a text, or forms that vary with a number or a device.
  fileprivate mutating func readLocalization(
    _ localization: PropertyListValue, of string: PropertyListValue.Entry
  ) {
    if let text = localization["stringUnit"]?["value"], let value = text.string {
      append(string, text: value, at: text.range, varies: false)
    } else if let form = localization["variations"]?.lastResort, let value = form.string {
      append(string, text: value, at: form.range, varies: true)
    } else {
      report(.noLocalization(string.key), at: localization.range)
    }
  }
}

extension PropertyListValue {
  /// The text of the form `other`, wherever it stands in nested variations.
  fileprivate var lastResort: PropertyListValue? {
    if let text = self["stringUnit"]?["value"] { return text }
    if let other = self["other"], let text = other.lastResort { return text }
    for entry in entries {
      if let text = entry.value.lastResort { return text }
    }
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static let stringsIsNoDictionary: Self =
    "the value of 'strings' must be an object with a member for each key"

  fileprivate static func noLocalization(_ key: String) -> Self {
    "a language of '\(key)' has neither a 'stringUnit' with a 'value' nor 'variations', so no text is found"
  }
}
