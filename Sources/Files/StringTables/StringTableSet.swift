// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The tables that belong together, and the order in which a text is looked for in them.
///
/// A text for a locale is looked for under
/// 1. the locale itself, then each name that is left when its last part is taken off (`pt-BR`, then `pt`),
/// 2. the development language, likewise,
/// 3. `Base`;
///
/// and what none of these has is the text that the definition or the catalog itself holds. Where a language has a
/// `.stringsdict` beside the `.strings`, it is asked first, as Foundation does.
public struct StringTableSet: Sendable {
  /// The language of the definition's own texts; nil if it is not known.
  public var developmentLanguage: LocaleName?

  /// The tables in the order in which they were added.
  public private(set) var tables: [StringTable] = []

  /// The indices of the tables of a name and a locale, in the order in which they are asked.
  private var indices: [Key: [Int]] = [:]

  private struct Key: Hashable {
    var name: String
    var locale: LocaleName
  }

  /// Creates the set of the given tables.
  public init(_ tables: [StringTable] = [], developmentLanguage: LocaleName? = nil) {
    self.developmentLanguage = developmentLanguage
    for table in tables { insert(table) }
  }

  /// Adds a table to the set.
  public mutating func insert(_ table: StringTable) {
    let key = Key(name: table.name, locale: table.locale)
    tables.append(table)
    if table.format == .stringsDictionary {
      indices[key, default: []].insert(tables.count - 1, at: 0)
    } else {
      indices[key, default: []].append(tables.count - 1)
    }
  }

  /// The languages that the tables of a name are in, sorted, without `Base`.
  public func locales(ofTable name: String) -> [LocaleName] {
    Set(indices.keys.lazy.filter { $0.name == name && !$0.locale.isBase }.map(\.locale)).sorted()
  }

  /// The tables of a name in a language, that which is asked first in front.
  public func tables(named name: String, in locale: LocaleName) -> [StringTable] {
    indices[Key(name: name, locale: locale), default: []].map { tables[$0] }
  }

  /// A text that was found.
  public struct Match: Sendable {
    /// The entry with its key and text.
    public var entry: StringTable.Entry

    /// The table that has it.
    public var table: StringTable
  }

  /// The text of a key, looked for in the stated order; nil if no table has it.
  public func match(
    for key: String, inTable name: String, locale: LocaleName?
  ) -> Match? {
    let wanted = [locale, developmentLanguage].compactMap(\.self).flatMap(\.lookupOrder)
    for locale in wanted + [.base] {
      for table in tables(named: name, in: locale) {
        if let entry = table[key] { return Match(entry: entry, table: table) }
      }
    }
    return nil
  }
}
