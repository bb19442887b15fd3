// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActions
import SourceText
package import StringTables

/// The string tables of a project by where they were found, for who asks for those of many catalogues.
package struct TableIndex: Sendable {
  private let tables: [TableLocation: [StringTable]]

  /// Collects the tables of a project.
  package init(of project: WidgetProject) {
    let all = project.tables + project.stringCatalogs.flatMap(\.tables)
    tables = Dictionary(grouping: all) { TableLocation(of: $0) }
  }

  /// The string tables that belong to a catalogue, by language.
  package func tables(of catalog: ActionCatalog) -> [StringTable] {
    Set(catalog.tableLocations).filter { $0.name == catalog.tableName }
      .flatMap { tables[$0] ?? [] }
      .sorted { ($0.locale, $0.source.name) < ($1.locale, $1.source.name) }
  }
}
