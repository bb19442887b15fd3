// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import IntentFiles
import IntentModel
import SourceText

/// A definition that no target of the Xcode project around it has.
package struct DefinitionOutsideProject: Sendable {
  /// The name of the definition's file.
  package let definition: String

  /// The folder of the project, `X.xcodeproj`.
  package let project: FilePath
}

extension ProjectLoader {
  /// Notes the definitions in the folders of Xcode projects that nothing in any project has.
  ///
  /// A folder `ios` is that of an app whose other parts are beside it, as Flutter, React Native and Expo have it. What a package
  /// has, or a tool that makes projects will add, is left out, and so are fixtures of tests.
  mutating func addDefinitionsOutsideProjects() {
    guard !project.xcodeProjects.isEmpty, unreadProjectFolders.isEmpty else { return }
    let used = Set(project.definitionUses.map(\.definition))
    let unused = project.askedDefinitions.filter { !used.contains($0.source.name) }
    guard !unused.isEmpty else { return }
    let files = project.xcodeProjects.flatMap {
      $0.definitionFiles
        + $0.targets.flatMap { target in
          target.bundledFiles { !$0.withLastPart { $0.contains(UInt8(ascii: ".")) } }
        }.map(\.file.path)
    }
    let listed = Set(files.map(fileSystem.resolved))
    let folders = projectsByFolder()
    let generated = Set(specifications.map { fileSystem.resolved($0.folder) })
    var seen: Set<TableLocation> = []
    for definition in unused {
      let path = FilePath(definition.source.name)
      let file = fileSystem.resolved(path)
      guard let folder = file.nearest(among: Array(folders.keys) + Array(generated)),
        !generated.contains(folder), let owner = folders[folder],
        !isElsewhere(file, in: folder, listed),
        seen.insert(TableLocation(definition: path)).inserted
      else { continue }
      project.definitionsOutsideProjects.append(
        DefinitionOutsideProject(definition: path.text, project: owner))
    }
  }

  /// The projects by the folders whose definitions should be in one of them.
  ///
  /// One without targets builds nothing.
  private func projectsByFolder() -> [FilePath: FilePath] {
    var folders: [FilePath: FilePath] = [:]
    for xcodeProject in project.xcodeProjects where !xcodeProject.targets.isEmpty {
      let folder = fileSystem.resolved(xcodeProject.folder)
      let owner = FilePath(xcodeProject.source.name).folder
      folders[folder] = folders[folder] ?? owner
      if folder.name == "ios" { folders[folder.folder] = folders[folder.folder] ?? owner }
    }
    return folders
  }

  /// Whether a definition is listed, in a listed folder, in a package or a fixture of tests.
  private func isElsewhere(
    _ file: FilePath, in owner: FilePath, _ listed: Set<FilePath>
  ) -> Bool {
    if listed.contains(file) { return true }
    var folder = file.folder
    while true {
      if listed.contains(folder) || folder.name == "Fixtures" || folder.name.hasSuffix("Tests")
        || fileSystem.status(of: folder.appending("Package.swift")) == .file
      {
        return true
      }
      guard folder != owner, folder.text.count > 1 else { return false }
      folder = folder.folder
    }
  }
}
