// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk

/// The files of a repository that are left out, whether on the disk or in a commit.
///
/// A comparison must leave out the same files of both revisions, or all that one of them lacks is called gone. So what counts for a
/// commit is what counts for the working tree: the patterns of the configuration and of git's ignore files, as they are there now, also
/// for files that git tracks.
package struct TreeExclusion {
  private let root: FilePath
  private let settings: ProjectSettings
  private let fileSystem: FileSystem

  /// The rules in a folder, by its path from the root; nil for a folder that is left out.
  private var folders: [String: FolderRules] = [:]

  /// The answers for files, as a history has the same ones in each commit.
  private var files: [String: Bool] = [:]

  private struct FolderRules {
    var isLeftOut: Bool
    var rules: IgnoreRules?
  }

  /// Creates the exclusion of a repository.
  ///
  /// - Parameters:
  ///   - root: The root of its working tree, as an absolute path without links.
  ///   - settings: The patterns of the configuration.
  ///   - fileSystem: Where the ignore files are.
  package init(root: FilePath, settings: ProjectSettings, in fileSystem: FileSystem = .disk) {
    self.root = root
    self.settings = settings
    self.fileSystem = fileSystem
  }

  /// Whether a file is left out.
  ///
  /// - Parameter path: Its path from the root.
  /// - Returns: Whether it is.
  package mutating func leavesOut(_ path: String) -> Bool {
    if let known = files[path] { return known }
    let file = root.appending(path)
    let around = rules(in: FilePath(path).folder.text)
    let isLeftOut =
      around.isLeftOut || settings.leavesOut(file)
      || around.rules?.line(ignoring: file, isFolder: false) != nil
    files[path] = isLeftOut
    return isLeftOut
  }

  private mutating func rules(in folder: String) -> FolderRules {
    let folder = folder == "." ? "" : folder
    if let known = folders[folder] { return known }
    let path = folder.isEmpty ? root : root.appending(folder)
    var outer = FolderRules(isLeftOut: false)
    if folder.isEmpty {
      outer.rules = Repository.ownRules(of: root, in: fileSystem)
    } else {
      outer = rules(in: FilePath(folder).folder.text)
      outer.isLeftOut =
        outer.isLeftOut || settings.leavesOut(path)
        || outer.rules?.line(ignoring: path, isFolder: true) != nil
    }
    if !outer.isLeftOut {
      outer.rules = IgnoreRules.reading(
        path.appending(IgnoreRules.fileName), about: path, on: outer.rules, in: fileSystem)
    }
    folders[folder] = outer
    return outer
  }
}
