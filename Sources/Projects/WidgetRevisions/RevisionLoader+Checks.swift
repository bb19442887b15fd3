// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import SourceText

/// The files of a commit that checks read.
package struct CheckedCommit: Sendable {
  /// A file system with the files.
  package let fileSystem: FileSystem

  /// The folder of the commit in it, which the names of files begin with.
  package let mount: String

  /// The path of a file in the repository, by its name.
  package func path(of name: String) -> String { String(name.dropFirst(mount.utf8.count + 1)) }
}

extension Git {
  /// The endings of files that checks read.
  private static let checkedEndings = [
    ".swift", ".intentdefinition", ".strings", ".stringsdict", ".xcstrings", ".json", ".pbxproj",
    ".plist", ".entitlements", ".xcconfig", ".xcprivacy", ".yml", ".yaml", ".svg",
  ]

  /// The endings of pictures, which matter where a catalog names them.
  private static let pictureEndings = [".png", ".jpg", ".jpeg", ".pdf"]

  /// Reads the files of a commit that checks read, those of folders that are passed over left out.
  ///
  /// - Parameter commit: The hash of the commit.
  /// - Returns: The files.
  /// - Throws: ``GitError`` if git cannot read them.
  package func checkedFiles(of commit: String) throws(GitError) -> CheckedCommit {
    let all = try tree(commit)
    let hasCatalogs = all.keys.contains { $0.hasSuffix(".actions.json") }
    let endings = Self.checkedEndings + (hasCatalogs ? Self.pictureEndings : [])
    let entries = all.filter { path, entry in
      guard entry.kind != .submodule, !TreeSelection.isPassedOver(path) else { return false }
      return entry.kind == .link || endings.contains { path.hasSuffix($0) }
    }
    let contents = try contents(of: Set(entries.values.map(\.object)))
    let mount = Self.shortName(commit) + ":"
    var tree = MemoryTree()
    // A search of what is around a file ends where the repository does.
    tree.makeFolder(FilePath(mount).appending(".git"))
    tree.write(entries, contents, below: FilePath(mount))
    return CheckedCommit(fileSystem: .memory(tree), mount: mount)
  }
}
