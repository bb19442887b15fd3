// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText
package import StringTables

/// The specification of an Xcode project that a tool has not generated yet: it is not known what the application is made of.
package struct UngeneratedProject: Sendable {
  /// The tool that generates projects.
  package enum Tool: Sendable {
    /// XcodeGen, which runs on Linux, too.
    case xcodeGen
    /// Tuist, from a `Project.swift`.
    case tuist
  }

  /// The path of the specification.
  package let specification: FilePath

  /// The tool that makes a project of it.
  package let tool: Tool

  /// The first definition in its folder that no project lists.
  package let definition: String

  /// The languages that the application of the definition presumably is in.
  package let languages: [LocaleName]

  /// Whether a file of this name can be a specification.
  package static func isSpecification(_ name: String) -> Bool {
    // Every name of a project is asked.
    guard 11...13 ~= name.utf8.count else { return false }
    return ["project.yml", "project.yaml", "Project.swift"].contains(name)
  }

  /// The tool that a file is for; nil if it is not for one.
  package static func tool(of path: FilePath, in fileSystem: FileSystem) -> Tool? {
    guard let source = try? fileSystem.source(at: path) else { return nil }
    let lines = source.bytes.split(separator: UInt8(ascii: "\n"))
    if path.hasExtension("swift") {
      return lines.contains { $0.starts(with: "import ProjectDescription".utf8) } ? .tuist : nil
    }
    return lines.contains { $0.starts(with: "targets:".utf8) || $0.starts(with: "include:".utf8) }
      ? .xcodeGen : nil
  }
}

extension ProjectLoader {
  /// The folders in which something says what is built: those of Xcode projects, and of specifications of such.
  func projectFolders() -> [FilePath] {
    let folders = project.xcodeProjects.map(\.folder) + specifications.map(\.folder)
    return Array(Set(folders.map(fileSystem.resolved))).sorted { $0.text < $1.text }
  }

  /// Records the specifications without a generated project, as far as an application's languages
  /// had to be inferred for that.
  mutating func addUngeneratedProjects() {
    guard project.settings.languages == nil else { return }
    var seen: Set<FilePath> = []
    let folders = projectFolders()
    for application in project.applications where application.projectFile == nil {
      for definition in application.definitions {
        guard let file = definition.variants.first?.file,
          let owner = fileSystem.resolved(FilePath(file)).nearest(among: folders),
          let path = specifications.first(where: { fileSystem.resolved($0.folder) == owner }),
          seen.insert(owner).inserted, let tool = UngeneratedProject.tool(of: path, in: fileSystem)
        else { continue }
        project.ungeneratedProjects.append(
          UngeneratedProject(
            specification: path, tool: tool, definition: file, languages: application.languages))
      }
    }
  }
}

extension FilePath {
  /// The nearest of some folders that a path is in, all of them absolute; nil if it is in none.
  func nearest(among folders: [FilePath]) -> FilePath? {
    folders.filter { names(below: $0) != nil }.max { $0.text.utf8.count < $1.text.utf8.count }
  }
}
