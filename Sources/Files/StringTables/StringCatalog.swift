// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics
public import PropertyListSyntax
public import SourceText

/// An `.xcstrings` file: the texts of all languages in one JSON document.
public struct StringCatalog: Sendable {
  /// The name: that of the file, without its extension.
  public let name: String

  /// The file that the catalog was read from.
  public let source: SourceFile

  /// The language that the others are translated from.
  public let sourceLanguage: LocaleName?

  /// The keys, those without a text included, in the order of the file.
  public let keys: [Located<String>]

  /// The keys whose texts are marked to stay as they are in every language.
  public let keysNotToTranslate: Set<String>

  /// A table for each language, sorted by name.
  public let tables: [StringTable]

  /// The diagnostics of what is malformed, in the order of the file.
  public let diagnostics: [Diagnostic]

  /// Reads a string catalog as tables of its languages.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - name: The catalog's name: that of the file, without its extension.
  /// - Throws: `PropertyListError` if the file is not JSON.
  public init(_ source: SourceFile, name: String) throws(PropertyListError) {
    let document = try PropertyListDocument(source, as: .json)
    var readers: [LocaleName: EntryReader] = [:]
    var own = EntryReader(file: source.name)
    if document.root.kind != .dictionary { own.reportRoot(document.root) }
    var keys: [Located<String>] = []
    var keysNotToTranslate: Set<String> = []
    for string in own.strings(of: document.root) {
      keys.append(Located(string.key, at: string.keyRange))
      if string.value["shouldTranslate"]?.boolean == false {
        keysNotToTranslate.insert(string.key)
      }
      for localization in own.localizations(of: string) {
        let locale = LocaleName(localization.key)
        readers[locale, default: EntryReader(file: source.name)]
          .readLocalization(localization.value, of: string)
      }
    }
    self.name = name
    self.source = source
    self.keys = keys
    self.keysNotToTranslate = keysNotToTranslate
    sourceLanguage = own.sourceLanguage(of: document.root)
    tables = readers.sorted { $0.key < $1.key }
      .map { locale, reader in
        StringTable(
          name: name, locale: locale, format: .stringCatalog,
          entries: reader.entries(of: document), diagnostics: [])
      }
    diagnostics =
      (Diagnostic.anomalies(of: document) + own.diagnostics
      + readers.values.flatMap(\.diagnostics))
      .sorted { ($0.place.range?.start ?? 0, $0.id) < ($1.place.range?.start ?? 0, $1.id) }
  }
}

extension EntryReader {
  /// The keys of a catalog, each with what it has; reports where they are missing.
  fileprivate mutating func strings(of root: PropertyListValue) -> [PropertyListValue.Entry] {
    guard root.kind == .dictionary else { return [] }
    guard let strings = root["strings"] else {
      let start = root.range.start
      report(.noStrings, at: SourceRange(start, start + 1), severity: .error)
      return []
    }
    if strings.kind != .dictionary {
      report(.stringsIsNoDictionary(found: strings.kind), at: strings.range, severity: .error)
    }
    return Array(strings.entries)
  }

  /// The languages of a key; none if it has only its source text.
  fileprivate mutating func localizations(
    of string: PropertyListValue.Entry
  ) -> [PropertyListValue.Entry] {
    guard string.value.kind == .dictionary else {
      report(.stringIsNoDictionary(string.key, found: string.value.kind), at: string.value.range)
      return []
    }
    guard let localizations = string.value["localizations"] else { return [] }
    if localizations.kind != .dictionary {
      report(
        .localizationsIsNoDictionary(string.key, found: localizations.kind),
        at: localizations.range)
    }
    return Array(localizations.entries)
  }

  fileprivate mutating func sourceLanguage(of root: PropertyListValue) -> LocaleName? {
    guard let language = root["sourceLanguage"] else { return nil }
    guard let spelling = language.string else {
      report(.sourceLanguageIsNoString(found: language.kind), at: language.range)
      return nil
    }
    return LocaleName(spelling)
  }

  /// Reads what one language has for a key: a text, forms that vary with a number or a device, or a set of phrases, of
  /// which the first stands for all.
  fileprivate mutating func readLocalization(
    _ localization: PropertyListValue, of string: PropertyListValue.Entry
  ) {
    if let text = localization["stringUnit"]?["value"],
      append(string, text: text, varies: localization["substitutions"] != nil)
    {
      return
    }
    if let form = localization["variations"]?.lastResort, append(string, text: form, varies: true) {
      return
    }
    let phrases = localization["stringSet"]?["values"]?.elements
    if let phrase = phrases?.first(where: { $0.kind == .string }),
      append(string, text: phrase, varies: true)
    {
      return
    }
    report(.noLocalization(string.key), at: localization.range)
  }
}

extension PropertyListValue {
  /// The text of the form `other`, wherever it is in nested variations.
  fileprivate var lastResort: PropertyListValue? {
    if let text = self["stringUnit"]?["value"] { return text }
    if let other = self["other"], let text = other.lastResort { return text }
    // Each form is looked at once: to come back to `other` would double the work with each nesting.
    for entry in entries where entry.key != "other" {
      if let text = entry.value.lastResort { return text }
    }
    return nil
  }
}

extension Diagnostic.Message {
  fileprivate static let noStrings: Self =
    "the string catalog has no 'strings'; add an object with a member for each key"

  fileprivate static func stringsIsNoDictionary(found: PropertyListValue.Kind) -> Self {
    "the value of 'strings' must be an object with a member for each key; it is \(found.indefiniteWords)"
  }

  fileprivate static func stringIsNoDictionary(
    _ key: String, found: PropertyListValue.Kind
  ) -> Self {
    "the value of '\(key)' must be an object; it is \(found.indefiniteWords), and no text is found"
  }

  fileprivate static func localizationsIsNoDictionary(
    _ key: String, found: PropertyListValue.Kind
  ) -> Self {
    "the 'localizations' of '\(key)' must be an object with a member for each language; it is \(found.indefiniteWords)"
  }

  fileprivate static func sourceLanguageIsNoString(found: PropertyListValue.Kind) -> Self {
    "the value of 'sourceLanguage' must be a string; it is \(found.indefiniteWords)"
  }

  fileprivate static func noLocalization(_ key: String) -> Self {
    "a language of '\(key)' has neither a 'stringUnit' with a 'value', nor 'variations', nor a 'stringSet', so no text is found"
  }
}
