// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import SourceText
import StringTables

/// The definitions and tables of a big project that were read before their turn, on all processors.
struct ReadAhead {
  private var definitions: [FilePath: ReadDefinition] = [:]
  private var locations: [TableLocation: ReadLocation] = [:]

  /// Reads the definitions among some files, and their tables, where there are several.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - settings: What is left out, which is not read, and where tables are looked for.
  ///   - release: Says which tables need not be kept; nil to keep all.
  mutating func read(
    _ paths: [FilePath], settings: ProjectSettings, release: (any TableRelease)?
  ) {
    let paths = paths.filter { $0.pathExtension == "intentdefinition" && !settings.leavesOut($0) }
    guard paths.count > 1 else { return }
    let jobs = ReadJob.all(for: paths, settings: settings)
    // Other threads know the folders only where they are told.
    let snapshot = FolderSnapshot.current
    let read = jobs.concurrentMap(inChunksOf: 4) { job in
      FolderSnapshot.$current.withValue(snapshot) { job.result(settings: settings, release) }
    }
    for result in read {
      for (path, definition) in result.definitions { definitions[path] = definition }
      for (location, tables) in result.tables { locations[location] = tables }
    }
  }

  /// The number of files that were read and not taken.
  var fileCount: Int {
    locations.values.reduce(definitions.count) { $0 + $1.tables.count }
  }

  /// The definition in a file, which is forgotten then; nil where it was not read.
  mutating func takeDefinition(_ path: FilePath) -> ReadDefinition? {
    definitions.removeValue(forKey: path)
  }

  /// The tables at a location, which are forgotten then; not read where they were not read before.
  mutating func takeTables(at location: TableLocation) -> ReadLocation {
    locations.removeValue(forKey: location) ?? ReadLocation(location.contents())
  }
}

/// The tables at a location, each as it was read where it was.
struct ReadLocation: Sendable {
  /// The tables, by language; string catalogs are read in their turn.
  var tables: [(file: TableLocation.File, read: ReadTable?)]

  /// Those that are named after the definition's whole name.
  let misnamed: [TableLocation.File]

  /// Takes what is at a location, and reads the tables that are wanted.
  init(
    _ contents: TableLocation.Contents,
    reading isWanted: (TableLocation.File) -> Bool = { _ in false }
  ) {
    tables = contents.files.map { file in
      let isRead = file.format != .stringCatalog && isWanted(file)
      return (file, isRead ? ReadTable(table: file) : nil)
    }
    misnamed = contents.misnamed
  }
}
