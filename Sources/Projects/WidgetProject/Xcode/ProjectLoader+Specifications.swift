// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Disk
import ProjectSpecifications
import SourceText

/// The projects of specifications that no tool has generated.
extension ProjectLoader {
  /// Reads the specifications of XcodeGen that were asked for, as far as there is no project beside them and all of them is
  /// understood.
  mutating func addSpecifiedProjects() {
    let generated = Set(
      (project.xcodeProjects.map(\.folder) + unreadProjectFolders).map(fileSystem.resolved))
    for path in askedSpecifications where !generated.contains(fileSystem.resolved(path.folder)) {
      guard UngeneratedProject.tool(of: path, in: fileSystem) == .xcodeGen,
        let specification = specification(at: path)
      else { continue }
      var specified = SpecifiedProject(specification, in: fileSystem)
      guard let text = try? specified.projectFile(), var made = try? XcodeProject(text),
        let source = newSource(path)
      else { continue }
      let lists = specified.propertyLists.map { name, text in
        (made.folder.appending(name).simplified, Array(text.utf8))
      }
      fileSystem = FileSystem(
        OverlaidTree(fileSystem.tree, adding: Dictionary(lists) { first, _ in first }))
      made.findSynchronizedFiles(in: fileSystem)
      let uses = infoPlistUses(of: made, made: Set(lists.map(\.0)))
      project.specifiedProjects.append(
        SpecifiedXcodeProject(specification: source, project: made, infoPlistUses: uses))
    }
  }

  /// The specification of a file; nil if a part of it is not understood, which is noted.
  private mutating func specification(at path: FilePath) -> ProjectSpecification? {
    do throws(SpecificationFailure) {
      let specification = try XcodeGenSpecification.read(path, in: fileSystem)
      guard let note = specification.notes.first else { return specification }
      project.unreadSpecifications.append(note)
    } catch {
      switch error {
      case .file(let error): project.unreadSpecifications.append(error.description)
      case .malformed(let diagnostic, let source):
        let line = diagnostic.place.range.map { source.lineTable().location(of: $0.start).line }
        project.unreadSpecifications.append(
          "'\(source.name)'\(line.map { ", line \($0)" } ?? ""): \(diagnostic.message.text)")
      }
    }
    return nil
  }

  /// Reads the `Info.plist` files of a project's targets; of those that only the generator would write, nothing is reported.
  private mutating func infoPlistUses(
    of xcodeProject: XcodeProject, made: Set<FilePath>
  ) -> [InfoPlistUse] {
    var uses: [InfoPlistUse] = []
    for target in xcodeProject.targets {
      for path in xcodeProject.infoPlistFiles(of: target)
      where fileSystem.status(of: path) == .file {
        isSurrounding = made.contains(path)
        loadInfoPlist(path)
        isSurrounding = false
        guard let name = name(ofFile: path) else { continue }
        uses.append(
          InfoPlistUse(
            infoPlist: name, projectFile: xcodeProject.source.name, target: target.identifier))
      }
    }
    return uses
  }
}
