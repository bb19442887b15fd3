// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import StringTables

/// What to read before its turn comes.
enum ReadJob: Sendable {
  /// A definition with the tables that nobody else has.
  case pair(FilePath, TableLocation)
  /// A definition.
  case definition(FilePath)
  /// The tables at a location.
  case tables(TableLocation)

  /// What was read.
  struct Result: Sendable {
    var definitions: [(path: FilePath, read: ReadDefinition)] = []
    var tables: [(location: TableLocation, read: ReadLocation)] = []
  }

  /// What there is to read of some definitions: those first that come with their tables.
  static func all(for paths: [FilePath], settings: ProjectSettings) -> [ReadJob] {
    let locations = paths.map { settings.tableLocations(ofDefinition: $0) }
    var uses: [TableLocation: Int] = [:]
    for location in locations.joined() { uses[location, default: 0] += 1 }
    var jobs: [ReadJob] = []
    var seen: Set<TableLocation> = []
    for (path, locations) in zip(paths, locations) {
      if locations.count == 1, let location = locations.first, uses[location] == 1 {
        jobs.append(.pair(path, location))
      } else {
        jobs.append(.definition(path))
        for location in locations where seen.insert(location).inserted {
          jobs.append(.tables(location))
        }
      }
    }
    return jobs
  }

  /// Reads it.
  func result(settings: ProjectSettings, _ release: (any TableRelease)?) -> Result {
    func tables(at location: TableLocation) -> ReadLocation {
      ReadLocation(location.contents()) { !settings.leavesOut($0.path) }
    }
    switch self {
    case .definition(let path):
      return Result(definitions: [(path, ReadDefinition(definition: path))])
    case .tables(let location):
      return Result(tables: [(location, tables(at: location))])
    case .pair(let path, let location):
      let definition = ReadDefinition(definition: path)
      var tables = tables(at: location)
      if let release, case .decoded(let definition) = definition {
        tables.letGo(of: definition, by: release)
      }
      return Result(definitions: [(path, definition)], tables: [(location, tables)])
    }
  }
}
