// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText
import StringTables

/// The tables of a project by the names of their files.
///
/// Only Xcode projects name files, so nothing is collected before one asks.
struct TablesByFile {
  private var tables: [String: [StringTable]] = [:]

  /// How many of the project's tables and catalogs are collected.
  private var counts = (tables: 0, catalogs: 0)

  /// The tables of a file; nil where it was not read.
  mutating func tables(inFile name: String, of project: WidgetProject) -> [StringTable]? {
    for table in project.tables[counts.tables...] { tables[table.fileName] = [table] }
    for catalog in project.stringCatalogs[counts.catalogs...] {
      tables[catalog.source.name] = catalog.tables
    }
    counts = (project.tables.count, project.stringCatalogs.count)
    return tables[name]
  }
}
