// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
public import IntentModel
import QuickActions
import SourceText
public import StringTables

/// An intent definition of one revision, with its string tables.
public final class DefinitionRevision: Sendable {
  /// The path in the repository, by which two revisions of a file are paired.
  public let path: String

  /// The definition; the name of its source is what places say.
  public let definition: IntentDefinition

  /// The string tables of the definition.
  public let tables: StringTableSet

  private let tableName: String

  /// Creates a revision of a definition.
  public init(path: String, definition: IntentDefinition, tables: StringTableSet) {
    self.path = path
    self.definition = definition
    self.tables = tables
    tableName = path.fileStem
  }

  /// The words of a text in a language: those of a table, else the definition's own; nil without any.
  func text(_ text: LocalizedText, in locale: LocaleName?) -> String? {
    let translation = locale.flatMap { locale in
      text.id.flatMap { tables.match(for: $0.value, inTable: tableName, locale: locale) }
    }
    let words = translation?.entry.text.value ?? text.text?.value
    return words.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The languages that there are tables in.
  var locales: [LocaleName] { tables.locales(ofTable: tableName) }

  /// The translation of a key in a language, from a table of that language alone.
  func translation(of key: String, in locale: LocaleName) -> StringTable.Entry? {
    tables.tables(named: tableName, in: locale).lazy.compactMap { $0[key] }.first
  }

  /// A translation with the file that it is from.
  func translationAndFile(
    of key: String, in locale: LocaleName
  ) -> (entry: StringTable.Entry, file: String)? {
    tables.tables(named: tableName, in: locale).lazy
      .compactMap { table in table[key].map { ($0, table.fileName) } }.first
  }

  /// Whether another revision has the same bytes, in the definition and in its tables.
  func hasSameContent(as other: DefinitionRevision) -> Bool {
    guard definition.source.bytes == other.definition.source.bytes else { return false }
    let (own, others) = (tables.tables, other.tables.tables)
    return own.count == others.count
      && zip(own, others).allSatisfy { $0 === $1 || $0.source.bytes == $1.source.bytes }
  }

  /// A place in the file.
  func place(_ range: SourceRange?) -> Diagnostic.Place {
    Diagnostic.Place(file: definition.source.name, range: range)
  }
}
