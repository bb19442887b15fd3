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
  mutating func read(_ paths: [FilePath], settings: ProjectSettings) {
    let paths = paths.filter { $0.pathExtension == "intentdefinition" && !settings.leavesOut($0) }
    guard paths.count > 1 else { return }
    var seen: Set<TableLocation> = []
    let locations = paths.flatMap { settings.tableLocations(ofDefinition: $0) }
      .filter { seen.insert($0).inserted }
    // Other threads know the folders only where they are told.
    let snapshot = FolderSnapshot.current
    let read = (paths.map(ReadJob.definition) + locations.map(ReadJob.tables))
      .concurrentMap(inChunksOf: 4) { job in
        FolderSnapshot.$current.withValue(snapshot) { job.result(settings: settings) }
      }
    for (path, result) in zip(paths, read) {
      if case .definition(let definition) = result { definitions[path] = definition }
    }
    for (location, result) in zip(locations, read.dropFirst(paths.count)) {
      if case .tables(let tables) = result { self.locations[location] = tables }
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
  /// The tables, by language; string catalogues are read in their turn.
  let tables: [(file: TableLocation.File, read: ReadTable?)]

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

/// What to read before its turn comes.
private enum ReadJob: Sendable {
  case definition(FilePath)
  case tables(TableLocation)

  /// Indirect, as results are handed on several times and are large.
  indirect enum Result: Sendable {
    case definition(ReadDefinition)
    case tables(ReadLocation)
  }

  func result(settings: ProjectSettings) -> Result {
    switch self {
    case .definition(let path): .definition(ReadDefinition(definition: path))
    case .tables(let location):
      .tables(ReadLocation(location.contents()) { !settings.leavesOut($0.path) })
    }
  }
}
