// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import StringTables
import WidgetProject

/// A table of a language that is there and that an application does not get.
struct StrayTable {
  /// The path.
  let path: String

  /// The names of the targets that have it; empty if it is only in its folder.
  let targets: [String]

  /// Looks for a table: among the files of a project's targets, then beside a definition.
  init?(
    named name: String, in language: LocaleName, of project: XcodeProject,
    beside definition: FilePath, in fileSystem: FileSystem
  ) {
    func isTable(_ file: XcodeFile) -> Bool {
      file.localization == language && file.path.stem == name
        && ["strings", "xcstrings"].contains(file.path.pathExtension)
    }
    var found: [(path: FilePath, target: String)] = []
    for target in project.targets {
      for built in target.bundledFiles where isTable(built.file) {
        if fileSystem.status(of: built.file.path) == .file {
          found.append((built.file.path, target.name.value))
        }
      }
    }
    if let first = found.first {
      path = first.path.text
      targets = found.filter { $0.path == first.path }.map(\.target)
      return
    }
    let files = TableLocation(definition: definition).files(in: fileSystem)
    guard
      let file = files.first(where: {
        $0.format == .strings && LocaleName(ofFolderOf: $0.path) == language
      })
    else { return nil }
    path = file.path.text
    targets = []
  }
}
