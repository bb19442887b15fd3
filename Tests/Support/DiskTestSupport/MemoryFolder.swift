// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Disk
import Synchronization

/// A folder in memory, in which a test writes the files that it loads.
package final class MemoryFolder: Sendable {
  private let tree = Mutex(MemoryTree())

  /// The folder's path.
  package let path = "/files"

  /// Makes a folder with text files, by their paths in it.
  package init(files: [String: String] = [:]) {
    tree.withLock { $0.makeFolder(FilePath(path)) }
    for (name, content) in files { write(content, to: name) }
  }

  /// The folder as it is now.
  package var fileSystem: FileSystem { .memory(tree.withLock { $0 }) }

  /// The path of something in the folder.
  package func path(_ name: String) -> String { path + "/" + name }

  /// Writes a file, and makes the folders that it is in.
  package func write(_ content: some Sequence<UInt8>, to name: String) {
    tree.withLock { $0.write(Array(content), to: FilePath(path(name))) }
  }

  /// Writes a text file, and makes the folders that it is in.
  package func write(_ text: String, to name: String) { write(text.utf8, to: name) }

  /// Makes a folder.
  package func makeFolder(_ name: String) { tree.withLock { $0.makeFolder(FilePath(path(name))) } }

  /// Makes a symbolic link.
  package func link(_ name: String, to destination: String) {
    tree.withLock { $0.link(FilePath(path(name)), to: destination) }
  }

  /// Forbids to read a file or a folder.
  package func deny(_ name: String) { tree.withLock { $0.deny(FilePath(path(name))) } }

  /// The path in the folder of a path that begins with the folder's.
  package func name(_ file: String) -> String { String(file.dropFirst(path.count + 1)) }
}
