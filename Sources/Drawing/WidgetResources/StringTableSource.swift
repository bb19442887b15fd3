// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
package import StringTables
package import WidgetViews

/// The string tables of a widget, and of the bundles that it names, in which its views look texts up.
///
/// A text is looked for in the language of the view, then in that of the development, then in `Base`; see `StringTableSet`.
package struct StringTableSource: LocalizedStringSource {
  /// The name of the table where a view names none.
  package static let defaultTable = "Localizable"

  /// The language of keys without a translation; nil if it is not known.
  package let developmentLanguage: LocaleName?

  private var bundles: [StringBundle?: StringTableSet] = [:]

  /// Creates a source without tables.
  package init(developmentLanguage: LocaleName? = nil) {
    self.developmentLanguage = developmentLanguage
  }

  /// The tables of the widget itself.
  package var tables: StringTableSet {
    bundles[nil] ?? StringTableSet(developmentLanguage: developmentLanguage)
  }

  /// Adds a table to a bundle; nil is the widget's own.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - bundle: Where it is; nil is the widget.
  package mutating func add(_ table: StringTable, to bundle: StringBundle? = nil) {
    bundles[bundle, default: StringTableSet(developmentLanguage: developmentLanguage)]
      .insert(table)
  }

  /// Adds the tables of all languages of a string catalog.
  ///
  /// - Parameters:
  ///   - catalog: The catalog.
  ///   - bundle: Where it is; nil is the widget.
  package mutating func add(_ catalog: StringCatalog, to bundle: StringBundle? = nil) {
    for table in catalog.tables { add(table, to: bundle) }
  }

  /// The text of a key in the form for its numbers; nil if no table has the key.
  package func string(for request: LocalizedStringRequest) -> String? {
    guard let tables = bundles[request.bundle] else { return nil }
    // What follows an '@' says how numbers and dates are written.
    let locale = LocaleName(String(request.locale.prefix { $0 != "@" }))
    let match = tables.match(
      for: request.key, inTable: request.table ?? Self.defaultTable, locale: locale)
    guard let match else { return nil }
    guard match.entry.varies else { return match.entry.text.value }
    let language = match.table.locale.isBase ? developmentLanguage ?? locale : match.table.locale
    return match.table.text(of: request.key, for: request.quantities, in: language)
  }
}
