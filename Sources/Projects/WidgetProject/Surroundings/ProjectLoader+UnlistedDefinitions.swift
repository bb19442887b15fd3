// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import IntentFiles
import IntentModel
import SourceText
import StringTables

extension ProjectLoader {
  /// Leaves out the definitions in language folders that no project lists, if one lists another of that name next to them.
  ///
  /// Xcode makes them when the user chooses 'Intent Definition' instead of 'Strings' for a language, and they remain when
  /// that is undone: copies with IDs of their own, which no table knows.
  mutating func leaveOutUnlistedDefinitions() {
    guard !project.xcodeProjects.isEmpty else { return }
    var listed: Set<FilePath> = []
    var locations: Set<TableLocation> = []
    for path in project.xcodeProjects.flatMap(\.definitionFiles)
    where fileSystem.status(of: path) == .file {
      listed.insert(fileSystem.resolved(path))
      locations.insert(fileSystem.resolvedLocation(of: path))
    }
    let named = Set(
      project.catalogs.map { fileSystem.resolved(project.files(of: $0).definition) })
    let candidates = project.definitions.map(\.source.name) + project.failures.map(\.place.file)
    let unlisted = Set(
      candidates.filter { name in
        let path = FilePath(name)
        guard path.folder.hasExtension("lproj"), path.hasExtension("intentdefinition") else {
          return false
        }
        let file = fileSystem.resolved(path)
        return !listed.contains(file) && !named.contains(file)
          && locations.contains(fileSystem.resolvedLocation(of: path))
      })
    project.failures.removeAll { unlisted.contains($0.place.file) }
    let names = unlisted.intersection(project.definitions.map(\.source.name))
    guard !names.isEmpty else { return }
    project.unlistedDefinitions += removeDefinitions(names)
    project.findings.removeAll { names.contains($0.place.file) }
  }
}

extension FileSystem {
  /// The location of a definition's tables, with the absolute path of its folder.
  fileprivate func resolvedLocation(of definition: FilePath) -> TableLocation {
    let location = TableLocation(definition: definition)
    return TableLocation(folder: resolved(location.folder), name: location.name)
  }
}
