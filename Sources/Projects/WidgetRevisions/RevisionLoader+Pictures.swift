// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import ActionCatalogs
package import Disk
import SourceText

extension RevisionLoader {
  /// The files of a revision, with those that the pictures and colors of a catalog are in.
  ///
  /// A comparison does not need these, so they are read only for a widget that is drawn.
  ///
  /// - Parameters:
  ///   - catalog: The catalog, of this revision.
  ///   - revision: The revision.
  /// - Returns: The files.
  /// - Throws: ``GitError`` if git cannot read them.
  package func files(
    ofPicturesIn catalog: ActionCatalog, of revision: LoadedRevision
  ) throws(GitError) -> FileSystem {
    guard let git, let commit = revision.commit else { return revision.fileSystem }
    let mount = FilePath(revision.mount)
    let folders = Self.pictureFolders(of: catalog).map { $0.simplified.text + "/" }
    let entries = try git.tree(commit).filter { path, entry in
      entry.kind != .submodule
        && folders.contains { folder in
          let name = mount.appending(path).text
          guard name.hasPrefix(folder) else { return false }
          // Beside a catalog that names no folder, pictures are in folders of these names.
          return catalog.assetsPath != nil
            || name.dropFirst(folder.count).prefix { $0 != "/" }.hasSuffix("assets")
        }
    }
    let contents = try git.contents(of: Set(entries.values.map(\.object)))
    var tree = revision.tree
    tree.write(entries, contents, below: mount)
    return .memory(tree)
  }

  /// The folder that a catalog names as that of its pictures, else its own.
  private static func pictureFolders(of catalog: ActionCatalog) -> [FilePath] {
    let folder = FilePath(catalog.source.name).folder
    guard let assets = catalog.assetsPath?.value else { return [folder] }
    return FilePath(assets).isAbsolute ? [] : [folder.appending(assets)]
  }
}
