// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText
import StringTables

/// The texts that the files look up, with all of their translations.
struct MigratedTexts {
  /// A text of the string catalog.
  struct Entry {
    /// What the text is, for translators.
    var comment: String
    /// The words in each language.
    var words: [LocaleName: String]
  }

  /// The name of the string catalog.
  let table: String

  /// The language of the definition's own texts.
  let source: LocaleName

  private let tables: StringTableSet
  private let definitionTable: String

  /// The texts by their keys.
  private(set) var entries: [String: Entry] = [:]

  init(
    table: String, source: LocaleName, tables: StringTableSet, definitionTable: String
  ) {
    self.table = table
    self.source = source
    self.tables = tables
    self.definitionTable = definitionTable
  }

  /// The words of a text in the language of the definition; nil if nobody gave it any.
  func words(of text: LocalizedText) -> String? {
    let translated = text.id.flatMap { translations(of: $0.value, in: definitionTable)[source] }
    return [translated, text.text?.value].compactMap(\.self).first { !$0.isEmpty }
  }

  /// Whether a text has words in another language than the definition's.
  func isTranslated(_ text: LocalizedText) -> Bool {
    guard let id = text.id?.value else { return false }
    return translations(of: id, in: definitionTable).contains { $0.key != source }
  }

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
      insert(words, words: [source: words], comment: comment)
      return .call(
        "LocalizedStringResource", [.init(nil, .string(words)), .init("table", .string(table))])
    }
    var all = translations(of: key, in: name)
    all[source] = words
    insert(key, words: all, comment: comment)
    return .call(
      "LocalizedStringResource",
      [
        .init(nil, .string(key)), .init("defaultValue", .string(words)),
        .init("table", .string(table)),
      ])
  }

  /// Adds a sentence whose key is its words.
  mutating func insertSentence(_ text: LocalizedText, comment: String) -> String? {
    guard let words = words(of: text) else { return nil }
    var all = text.id.map { translations(of: $0.value, in: definitionTable) } ?? [:]
    all[source] = words
    insert(words, words: all, comment: comment)
    return words
  }

  private mutating func insert(_ key: String, words: [LocaleName: String], comment: String) {
    guard var old = entries[key] else {
      entries[key] = Entry(comment: comment, words: words)
      return
    }
    // A text without a key of its own can have the words of another.
    old.words.merge(words) { first, _ in first }
    entries[key] = old
  }

  /// The words of a key in every language that has them.
  private func translations(of key: String, in name: String) -> [LocaleName: String] {
    var words: [LocaleName: String] = [:]
    for locale in tables.locales(ofTable: name) {
      for table in tables.tables(named: name, in: locale) where words[locale] == nil {
        guard let entry = table[key], !entry.varies else { continue }
        words[locale] = entry.text.value
      }
    }
    return words
  }

  /// The keys of the definition whose text varies with a number.
  func varyingKeys() -> [String] {
    entries.keys.sorted().filter { key in
      tables.tables.contains { $0[key]?.varies == true }
    }
  }
}
