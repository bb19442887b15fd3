// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import IntentFiles
import IntentModel
import SourceText
package import StringTables

/// The string tables of definitions that exist, whether or not an application has them.
///
/// They are looked up while a project is loaded, so that rules need not ask the disk.
package struct ExistingTables: Sendable {
  /// The tables among the files of Xcode projects' targets.
  private var bundled: Set<FilePath> = []

  /// The `.strings` files beside definitions, by the name of the definition's file.
  private var neighbors: [String: [FilePath]] = [:]

  init() {}

  /// Looks for the tables of a project's definitions; there are none to tell of without applications of Xcode projects.
  init(of project: WidgetProject, in fileSystem: FileSystem) {
    let names = Set(project.applications.compactMap(\.projectFile))
    guard !names.isEmpty else { return }
    let files = project.definitions.map(\.source.name)
    let tableNames = Set(files.map { FilePath($0).stem })
    for xcodeProject in project.xcodeProjects where names.contains(xcodeProject.source.name) {
      for target in xcodeProject.targets {
        for built in target.bundledFiles(where: { path in
          path.hasExtension("strings") || path.hasExtension("xcstrings")
        })
        where built.file.isTable && tableNames.contains(built.file.path.stem)
          && fileSystem.status(of: built.file.path) == .file
        {
          bundled.insert(built.file.path)
        }
      }
    }
    for file in files {
      neighbors[file] = TableLocation(definition: FilePath(file)).files(in: fileSystem)
        .filter { $0.format == .strings }.map(\.path)
    }
  }

  /// The tables of a name and a language among the files of a target that exist.
  package func tables(
    named name: String, in language: LocaleName, of target: XcodeTarget
  ) -> [FilePath] {
    target.bundledFiles.map(\.file).filter { file in
      file.isTable && file.localization == language && file.path.stem == name
        && bundled.contains(file.path)
    }.map(\.path)
  }

  /// The `.strings` file of a language beside a definition, if there is one.
  package func table(in language: LocaleName, besideDefinition file: String) -> FilePath? {
    neighbors[file]?.first { LocaleName(ofFolder: $0.folder.name) == language }
  }
}

extension XcodeFile {
  /// Whether it is a string table or a string catalog of a language.
  fileprivate var isTable: Bool {
    localization != nil && ["strings", "xcstrings"].contains(path.pathExtension)
  }
}
