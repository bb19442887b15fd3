// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import Synchronization

/// The folders as they were at their first use.
final class FolderCache: Sendable {
  private struct State {
    /// The folders that were searched, with those below each.
    var searched: [Folder] = []

    /// Each folder that was asked for, by the path by which it was.
    var folders: [FilePath: Folder] = [:]

    /// The one that was asked for last, as the files of a folder are asked for one after the other, and the path by which it was.
    var last: (path: FilePath, folder: Folder)?
  }

  private let tree: any FileTree
  private let state = Mutex(State())

  /// What was made of files before, which other caches keep, too; nil to keep nothing.
  let readings: KeptReadings?

  init(_ tree: any FileTree, readings: KeptReadings?) {
    self.tree = tree
    self.readings = readings
  }

  /// A folder and those below it that are to be searched, which are read unless they are known.
  func search(
    _ path: FilePath, in fileSystem: FileSystem,
    excluding exclusion: @Sendable (FilePath) -> PassedOver.Reason?
  ) -> Folder {
    if let known = searchedFolder(path) { return known }
    let top = Folder.search(path, in: fileSystem, excluding: exclusion)
    state.withLock { $0.searched.append(top) }
    return top
  }

  /// A folder that was searched; nil if it was not.
  func searchedFolder(_ path: FilePath) -> Folder? {
    for top in state.withLock({ $0.searched }) {
      guard let names = path.names(below: top.path) else { continue }
      var found: Folder? = top
      for name in names { found = found?.searchedFolder(named: name) }
      if let found { return found }
    }
    return nil
  }

  /// A folder, which is read unless it is known.
  func folder(at path: FilePath) -> Folder {
    if let known = known(path) { return known }
    let target = resolved(path) ?? tree.target(of: path) ?? path
    let folder = Folder(reading: path, target: target, from: tree)
    state.withLock { $0.folders[path] = folder }
    return folder
  }

  /// A folder that was read; nil if it was not.
  func known(_ path: FilePath) -> Folder? {
    let kept = state.withLock { state in
      if let last = state.last, last.path == path { last.folder } else { state.folders[path] }
    }
    if let kept {
      state.withLock { $0.last = (path, kept) }
      return kept
    }
    // Of those that were searched, few are asked for by their path.
    guard let found = searchedFolder(path) else { return nil }
    state.withLock { state in
      state.folders[path] = found
      state.last = (path, found)
    }
    return found
  }

  /// The kind of file at a path by the names in its folder; nil if the folder is not known, or its
  /// names do not decide.
  func kind(of path: FilePath) -> Folder.Kind? {
    path.isNamedByFolder ? known(path.folder)?.kind(of: path.lastPart) : nil
  }

  /// The absolute path that links lead to; nil if the folders that are known do not tell.
  func resolved(_ path: FilePath) -> FilePath? {
    guard path.isNamedByFolder else { return nil }
    let name = path.lastPart
    // The files of a folder are asked for one after the other.
    let last = state.withLock { $0.last }
    guard
      let folder = last.flatMap({ path.isDirectly(in: $0.path) ? $0.folder : nil })
        ?? known(path.folder), case let kind = folder.kind(of: name),
      kind == .file || kind == .folder
    else { return nil }
    return folder.target == folder.path ? path : folder.target.appending(String(name))
  }
}

extension FilePath {
  /// Whether the last part is a name that a folder can list; `.`, `..` and the root are not.
  fileprivate var isNamedByFolder: Bool {
    let name = lastPart
    return name != "." && name != ".." && name != "/"
  }

  /// Whether it is a folder's path with a name after it; false if they are only spelled differently.
  package func isDirectly(in folder: FilePath) -> Bool {
    let name = lastPartOffsets
    return text.withUTF8Bytes { bytes in
      folder.text.withUTF8Bytes { above in
        // What is before the name is a slash.
        name.lowerBound == above.byteCount + 1 && name.upperBound == bytes.byteCount
          && bytes.extracting(first: above.byteCount).isEqual(to: above)
      }
    }
  }
}
