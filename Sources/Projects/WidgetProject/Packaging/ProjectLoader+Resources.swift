// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import IntentFiles
import SourceText

/// The texts, images and colors of widget extensions, of which an unresolved merge alone is reported here.
extension ProjectLoader {
  /// Notes the files with an unresolved merge among the string tables and asset catalogs of widget extensions.
  mutating func addConflictedResources() {
    for xcodeProject in project.xcodeProjects where project.isAsked(xcodeProject.source.name) {
      addConflictedResources(of: xcodeProject, uses: project.infoPlistUses)
    }
    for specified in project.specifiedProjects {
      addConflictedResources(of: specified.project, uses: specified.infoPlistUses)
    }
  }

  private mutating func addConflictedResources(of xcodeProject: XcodeProject, uses: [InfoPlistUse])
  {
    for target in widgetExtensions(of: xcodeProject, uses) {
      let resources = target.bundledFiles { path in
        path.hasExtension("xcassets")
          || TableLocation.format(ofFilesWith: path.pathExtension) != nil
      }
      for path in resources.flatMap({ files(ofResource: $0.file.path) })
      // What was read was looked at.
      where name(ofFile: path) == nil && !project.settings.leavesOut(path) {
        addConflict(in: path)
      }
    }
  }

  /// The file itself; of an asset catalog those that describe its sets.
  private func files(ofResource path: FilePath) -> [FilePath] {
    guard path.hasExtension("xcassets") else { return [path] }
    return FileSearch.search(path, in: fileSystem) { $0 == "Contents.json" }.files
  }

  /// What is wrong with a file whose content nobody asks for.
  private struct TextCheck: Sendable {
    var error: FileError?

    init(_ path: FilePath, in fileSystem: FileSystem) {
      do throws(FileError) {
        _ = try fileSystem.source(at: path)
      } catch {
        self.error = error
      }
    }

    /// Whether it is the same as long as the bytes of the file are.
    var dependsOnBytesAlone: Bool { error?.dependsOnBytesAlone ?? true }
  }

  private mutating func addConflict(in path: FilePath) {
    let check = fileSystem.reading(of: path, keepingIf: \.dependsOnBytesAlone) {
      TextCheck(path, in: fileSystem)
    }
    if let error = check.error { addConflict(error, in: path) }
  }
}
