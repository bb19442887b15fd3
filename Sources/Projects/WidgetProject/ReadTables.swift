// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentFiles
import StringTables

/// The tables at a location, some of which were read before their turn.
struct ReadTables: Sendable {
  /// The tables, by language, each as it was read if it was.
  var tables: [(file: TableLocation.File, read: ReadTable?)]

  /// Those that are named after the definition's whole name.
  let misnamed: [TableLocation.File]

  /// States that nothing was read.
  init(_ contents: TableLocation.Contents) {
    tables = contents.tables.map { ($0, nil) }
    misnamed = contents.misnamed
  }

  /// Reads the tables that are wanted, except for string catalogs, which are read in their turn.
  mutating func read(in fileSystem: FileSystem, where isWanted: (TableLocation.File) -> Bool) {
    for index in tables.indices {
      let file = tables[index].file
      guard file.format != .stringCatalog, isWanted(file) else { continue }
      tables[index].read = ReadTable(table: file, in: fileSystem)
    }
  }
}
