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
  /// A table among the files of a target.
  private struct BundledTable {
    let file: XcodeFile
    let name: String

    /// The number of the target in its project.
    let target: Int
  }

  /// The tables among the files of targets that exist, by the name of the `project.pbxproj`, in the order of its targets.
  private var bundled: [String: [BundledTable]] = [:]

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
      var tables: [BundledTable] = []
      for (index, target) in xcodeProject.targets.enumerated() {
        let files = target.bundledFiles { path in
          path.hasExtension("strings") || path.hasExtension("xcstrings")
        }
        for file in files.map(\.file) where file.localization != nil {
          let name = file.path.stem
          guard tableNames.contains(name), fileSystem.status(of: file.path) == .file else {
            continue
          }
          tables.append(BundledTable(file: file, name: name, target: index))
        }
      }
      bundled[xcodeProject.source.name] = tables
    }
    for file in files {
      neighbors[file] = TableLocation(definition: FilePath(file)).files(in: fileSystem)
        .filter { $0.format == .strings }.map(\.path)
    }
  }

  /// The tables of a name and a language among the files of a project's targets, with the targets, in their order.
  package func tables(
    named name: String, in language: LocaleName, of project: XcodeProject
  ) -> [(path: FilePath, target: XcodeTarget)] {
    (bundled[project.source.name] ?? [])
      .filter { $0.file.localization == language && $0.name == name }
      .map { ($0.file.path, project.targets[$0.target]) }
  }

  /// The `.strings` file of a language beside a definition, if there is one.
  package func table(in language: LocaleName, besideDefinition file: String) -> FilePath? {
    neighbors[file]?.first { LocaleName(ofFolder: $0.folder.name) == language }
  }
}
