// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization
import Disk
import WidgetProject

/// A folder in memory, in which a test writes the files that it loads.
final class MemoryFolder: Sendable {
  private let tree = Mutex(MemoryTree())

  /// The folder's path.
  let path = "/files"

  /// Makes a folder with text files, by their paths in it.
  init(files: [String: String] = [:]) {
    tree.withLock { $0.makeFolder(FilePath(path)) }
    for (name, content) in files { write(content, to: name) }
  }

  /// The folder as it is now.
  var fileSystem: FileSystem { .memory(tree.withLock { $0 }) }

  /// The path of something in the folder.
  func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and makes the folders that it is in.
  func write(_ content: some Sequence<UInt8>, to name: String) {
    tree.withLock { $0.write(Array(content), to: FilePath(path(name))) }
  }

  /// Writes a text file, and makes the folders that it is in.
  func write(_ text: String, to name: String) { write(text.utf8, to: name) }

  /// Makes a folder.
  func makeFolder(_ name: String) { tree.withLock { $0.makeFolder(FilePath(path(name))) } }

  /// Makes a symbolic link.
  func link(_ name: String, to destination: String) {
    tree.withLock { $0.link(FilePath(path(name)), to: destination) }
  }

  /// Forbids to read a file or a folder.
  func deny(_ name: String) { tree.withLock { $0.deny(FilePath(path(name))) } }

  /// What is loaded from the folder, or from something in it.
  func load(_ name: String = "") -> WidgetProject {
    ProjectLoader.load([name.isEmpty ? path : path(name)], in: fileSystem)
  }

  /// The path in the folder of a path that begins with the folder's.
  func name(_ file: String) -> String { String(file.dropFirst(path.count + 1)) }
}
