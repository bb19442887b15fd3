// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentFiles
import IntentModel
import SourceText
import StringTables

/// The definitions and tables of a big project that were read before their turn, on all processors.
struct ReadAhead {
  private var definitions: [FilePath: ReadDefinition] = [:]
  private var tables: [TableLocation: ReadTables] = [:]

  /// The files that are read in one go: a definition, the tables at a location, or both.
  private struct Job: Sendable {
    var definition: FilePath?
    var location: TableLocation?
  }

  /// Reads the definitions among some files, and their tables, if there are several.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - fileSystem: Where they are.
  ///   - settings: The exclusions, which are not read, and where tables are searched for.
  ///   - release: Says which tables need not be kept; nil to keep all.
  mutating func read(
    _ paths: [FilePath], in fileSystem: FileSystem, settings: ProjectSettings,
    release: (any TableRelease)?
  ) {
    let paths = paths.filter { $0.hasExtension("intentdefinition") && !settings.leavesOut($0) }
    guard paths.count > 1 else { return }
    let jobs = Self.jobs(for: paths, settings: settings)
    let read = jobs.concurrentMap(inChunksOf: 4) { job in
      let definition = job.definition.map { ReadDefinition(definition: $0, in: fileSystem) }
      var tables = job.location.map { ReadTables($0.contents(in: fileSystem)) }
      tables?.read(in: fileSystem) { !settings.leavesOut($0.path) }
      if let release, case .decoded(let definition) = definition {
        tables?.letGo(of: definition, by: release, in: fileSystem)
      }
      return (definition, tables)
    }
    definitions.reserveCapacity(paths.count)
    tables.reserveCapacity(jobs.count)
    for (job, (definition, contents)) in zip(jobs, read) {
      if let path = job.definition { definitions[path] = definition }
      if let location = job.location { tables[location] = contents }
    }
  }

  private static func jobs(for paths: [FilePath], settings: ProjectSettings) -> [Job] {
    let locations = paths.map { settings.tableLocations(ofDefinition: $0) }
    var uses: [TableLocation: Int] = [:]
    for location in locations.joined() { uses[location, default: 0] += 1 }
    var jobs: [Job] = []
    var seen: Set<TableLocation> = []
    for (path, locations) in zip(paths, locations) {
      if locations.count == 1, let location = locations.first, uses[location] == 1 {
        jobs.append(Job(definition: path, location: location))
      } else {
        jobs.append(Job(definition: path))
        for location in locations where seen.insert(location).inserted {
          jobs.append(Job(location: location))
        }
      }
    }
    return jobs
  }

  /// The number of files that were read and not taken.
  var fileCount: Int {
    tables.values.reduce(definitions.count) { $0 + $1.tables.count }
  }

  /// The definition in a file, which is forgotten then; nil if it was not read.
  mutating func takeDefinition(_ path: FilePath) -> ReadDefinition? {
    definitions.removeValue(forKey: path)
  }

  /// The tables at a location, which are forgotten then; only their files if they were not read before.
  mutating func takeTables(
    at location: TableLocation, in fileSystem: FileSystem
  ) -> ReadTables {
    tables.removeValue(forKey: location) ?? ReadTables(location.contents(in: fileSystem))
  }
}
