// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import SourceText
import StringTables

/// The definitions and tables of a big project that were read before their turn, on all processors.
struct ReadAhead {
  /// The files, by path.
  private var files: [String: ReadFile] = [:]

  /// The tables at the locations that were looked at.
  private var contents: [TableLocation: TableLocation.Contents] = [:]

  /// Reads the definitions among some files, and their tables, where there are several.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - settings: What is left out, which is not read, and where tables are looked for.
  mutating func read(_ paths: [FilePath], settings: ProjectSettings) {
    let definitions = paths.filter { $0.pathExtension == "intentdefinition" }
    guard definitions.count > 1 else { return }
    var jobs: [ReadJob] = []
    for definition in definitions {
      jobs.append(.definition(definition))
      for location in settings.tableLocations(ofDefinition: definition)
      where contents[location] == nil {
        let found = location.contents()
        contents[location] = found
        jobs += found.files.filter { $0.format != .stringCatalog }.map { .table($0) }
      }
    }
    let wanted = jobs.filter { !settings.leavesOut($0.path) && files[$0.path.text] == nil }
    for (job, file) in zip(wanted, wanted.concurrentMap(\.read)) {
      files[job.path.text] = file
    }
  }

  /// The content of a file, or why there is none; nil where it was not read.
  func source(_ path: FilePath) -> Result<SourceFile, FileError>? {
    files[path.text]?.source
  }

  /// The definition in a file, which is forgotten then; nil where it was not read.
  mutating func takeDefinition(_ path: FilePath) -> Result<IntentDefinition, IntentDefinitionError>?
  {
    files.removeValue(forKey: path.text)?.definition
  }

  /// The table in a file, which is forgotten then; nil where it was not read.
  mutating func takeTable(_ path: FilePath) -> Result<StringTable, PropertyListError>? {
    files.removeValue(forKey: path.text)?.table
  }

  /// The tables at a location.
  func contents(of location: TableLocation) -> TableLocation.Contents {
    contents[location] ?? location.contents()
  }
}
