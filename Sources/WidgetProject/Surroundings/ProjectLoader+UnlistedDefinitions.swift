// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText
import StringTables

extension ProjectLoader {
  /// Leaves out the definitions in language folders that no project lists, where one lists another of the name beside them.
  ///
  /// Xcode makes them when somebody chooses 'Intent Definition' instead of 'Strings' for a language, and they stay behind when
  /// that is taken back: copies with IDs of their own, which no table knows.
  mutating func leaveOutUnlistedDefinitions() {
    guard !project.xcodeProjects.isEmpty else { return }
    var listed: Set<FilePath> = []
    var locations: Set<TableLocation> = []
    for path in project.xcodeProjects.flatMap(\.definitionFiles) where FileStatus(at: path) == .file
    {
      listed.insert(FileStatus.resolved(path))
      locations.insert(Self.resolvedLocation(of: path))
    }
    let named = Set(project.catalogs.map { FileStatus.resolved($0.definitionFile) })
    func isUnlisted(_ path: FilePath) -> Bool {
      guard path.folder.pathExtension == "lproj", path.pathExtension == "intentdefinition" else {
        return false
      }
      let file = FileStatus.resolved(path)
      return !listed.contains(file) && !named.contains(file)
        && locations.contains(Self.resolvedLocation(of: path))
    }
    let names = Set(
      project.definitions.map(\.source.name).filter { isUnlisted(FilePath($0)) })
    project.failures.removeAll { isUnlisted(FilePath($0.place.file)) }
    guard !names.isEmpty else { return }
    project.unlistedDefinitions += removeDefinitions(names)
    project.findings.removeAll { names.contains($0.place.file) }
  }

  private static func resolvedLocation(of definition: FilePath) -> TableLocation {
    let location = TableLocation(definition: definition)
    return TableLocation(folder: FileStatus.resolved(location.folder), name: location.name)
  }
}
