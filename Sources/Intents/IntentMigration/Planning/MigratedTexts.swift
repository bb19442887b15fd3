// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import StringTables

/// The texts that the files look up, with all of their translations.
struct MigratedTexts {
  /// A text of the string catalog.
  struct Entry {
    /// The comment for translators.
    var comment: String
    /// The localizations by language: a text, or forms for numbers.
    var localizations: [LocaleName: PropertyListLiteral]
  }

  /// The name of the string catalog.
  let table: String

  /// The language of the definition's own texts.
  let source: LocaleName

  /// The name of the class whose bundle has the string catalog; nil if it is the app's own.
  let bundleClass: String?

  private let tables: StringTableSet
  private let definitionTable: String

  /// The texts by their keys.
  private(set) var entries: [String: Entry] = [:]

  /// The keys of texts whose forms for numbers are lost.
  private(set) var keysWithoutForms: Set<String> = []

  init(
    table: String, source: LocaleName, bundleClass: String?, tables: StringTableSet,
    definitionTable: String
  ) {
    self.table = table
    self.source = source
    self.bundleClass = bundleClass
    self.tables = tables
    self.definitionTable = definitionTable
  }

  /// The text in the language of the definition; nil if it is empty everywhere.
  func words(of text: LocalizedText) -> String? {
    let translated = text.id.flatMap { id in
      tables.tables(named: definitionTable, in: source).lazy
        .compactMap { $0[id.value] }.first { !$0.varies }?.text.value
    }
    return [translated, text.text?.value].compactMap(\.self).first { !$0.isEmpty }
  }

  /// Whether a text has words in another language than the definition's.
  func isTranslated(_ text: LocalizedText) -> Bool {
    guard let id = text.id?.value else { return false }
    return tables.locales(ofTable: definitionTable).contains { locale in
      locale != source
        && tables.tables(named: definitionTable, in: locale).contains { $0[id] != nil }
    }
  }

  // MARK: Code

  /// A text of the definition as code.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - fallback: The words if it has none.
  ///   - comment: What the text is.
  /// - Returns: The resource.
  mutating func resource(
    _ text: LocalizedText, fallback: String, comment: String
  ) -> Code {
    resource(
      key: text.id?.value, in: definitionTable, words: words(of: text), fallback: fallback,
      comment: comment)
  }

  /// A text as code, whose key is in a string table.
  mutating func resource(
    key: String?, in name: String, words: String?, fallback: String, comment: String
  ) -> Code {
    let words = words ?? fallback
    guard let key, !key.isEmpty, key != words else {
      insert(words, [source: PluralForms.unit(words)], comment: comment)
      return resource([.init(nil, .string(words))])
    }
    var all = localizations(of: key, in: name, [])
    all[source] = PluralForms.unit(words)
    insert(key, all, comment: comment)
    return resource([.init(nil, .string(key)), .init("defaultValue", .string(words))])
  }

  /// A text with values in it as code.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - words: Its words, which name no other values.
  ///   - arguments: The values, in the order in which the words first name them.
  ///   - comment: What the text is.
  /// - Returns: The resource.
  mutating func resource(
    _ text: LocalizedText, _ words: String, _ arguments: [TextArgument], comment: String
  ) -> Code {
    let literal = Code.plain(
      SentencePart.all(of: words).literal { name in
        arguments.first { $0.name == name }?.expression ?? name
      })
    let format = arguments.format(of: words)
    guard let key = text.id?.value, !key.isEmpty, key != words else {
      insert(
        arguments.format(of: words, isKey: true), [source: PluralForms.unit(format)],
        comment: comment)
      return resource([.init(nil, literal)])
    }
    var all = localizations(of: key, in: definitionTable, arguments)
    if all[source] == nil { all[source] = PluralForms.unit(format) }
    insert(key, all, comment: comment)
    return resource([.init(nil, .string(key)), .init("defaultValue", literal)])
  }

  private func resource(_ arguments: [Code.Argument]) -> Code {
    let bundle = bundleClass.map { Code.Argument("bundle", .plain(".forClass(\($0).self)")) }
    return .call(
      "LocalizedStringResource",
      arguments + [.init("table", .string(table))] + [bundle].compactMap(\.self))
  }

  // MARK: The string catalog

  /// Adds a sentence whose key is its words.
  mutating func insertSentence(_ text: LocalizedText, comment: String) {
    guard let words = words(of: text) else { return }
    var all = text.id.map { localizations(of: $0.value, in: definitionTable, []) } ?? [:]
    all[source] = PluralForms.unit(words)
    insert(words, all, comment: comment)
  }

  private mutating func insert(
    _ key: String, _ localizations: [LocaleName: PropertyListLiteral], comment: String
  ) {
    guard var old = entries[key] else {
      entries[key] = Entry(comment: comment, localizations: localizations)
      return
    }
    // A text without a key of its own can have the words of another.
    old.localizations.merge(localizations) { first, _ in first }
    entries[key] = old
  }

  /// The localizations of a key, with the values that the text is shown with.
  private mutating func localizations(
    of key: String, in name: String, _ arguments: [TextArgument]
  ) -> [LocaleName: PropertyListLiteral] {
    var all: [LocaleName: PropertyListLiteral] = [:]
    for locale in tables.locales(ofTable: name) {
      for table in tables.tables(named: name, in: locale) where all[locale] == nil {
        guard let entry = table[key] else { continue }
        guard entry.varies else {
          all[locale] = PluralForms.unit(arguments.format(of: entry.text.value))
          continue
        }
        let forms = PluralForms(arguments: arguments)
        all[locale] = table.declaration(of: key).flatMap { declaration in
          table.format == .stringCatalog
            ? forms.localization(ofCatalog: declaration)
            : forms.localization(ofDictionary: declaration)
        }
        if all[locale] == nil { keysWithoutForms.insert(key) }
      }
    }
    return all
  }
}
