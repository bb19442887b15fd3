// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Synchronization

/// The files of a disk that notes what is read, and that sometimes fails.
final class FaultyTree: FileTree {
  private struct State {
    var reads: [String] = []
    var failing: String?
  }

  private let state = Mutex(State())
  private var disk: any FileTree { FileSystem.disk.tree }

  /// The names of the files that were read since this was asked for last.
  func takeReads() -> [String] {
    state.withLock { state in
      defer { state.reads = [] }
      return state.reads
    }
  }

  /// Lets the disk fail to read one file, which stays as it is; nil to let it read all again.
  func fail(at path: String?) { state.withLock { $0.failing = path } }

  func node(at path: FilePath, followingLinks followsLinks: Bool) -> FileNode {
    disk.node(at: path, followingLinks: followsLinks)
  }

  func entries(of folder: FilePath) -> [Folder.Entry]? { disk.entries(of: folder) }

  func bytes(of path: FilePath) throws(FileError) -> [UInt8] {
    let fails = state.withLock { state in
      state.reads.append(path.name)
      return state.failing == path.text
    }
    if fails {
      throw FileError(.read, path.text, .system(code: 5, words: "input/output error"))
    }
    return try disk.bytes(of: path)
  }

  func target(of path: FilePath) -> FilePath? { disk.target(of: path) }

  func readingState(of path: FilePath) -> ReadingState? { disk.readingState(of: path) }
}
