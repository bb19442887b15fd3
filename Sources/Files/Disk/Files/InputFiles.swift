// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files that this process has read, so that none of them is overwritten by a result.
package enum InputFiles {
  /// A file, by whatever path.
  private struct Identity: Hashable {
    private let device: UInt64
    private let inode: UInt64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      inode = UInt64(status.st_ino)
    }

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      self.init(status)
    }
  }

  /// The paths that were read.
  private struct Paths {
    var ofFiles: [Identity: Set<String>] = [:]
    var all: Set<String> = []

    /// What is not looked up yet: a check reads thousands of files, and seldom asks.
    var noted: [(file: Identity, path: String)] = []

    mutating func takeIn() {
      for (file, path) in noted {
        ofFiles[file, default: []].insert(path)
        all.insert(path)
      }
      noted = []
    }
  }

  private static let paths = Mutex(Paths())

  /// Notes that a file is read.
  static func note(_ path: String, _ status: stat) {
    let file = Identity(status)
    paths.withLock { $0.noted.append((file, path)) }
  }

  /// Whether a file was read, by whatever path.
  package static func contain(_ path: String) -> Bool {
    guard let file = Identity(path) else { return false }
    return paths.withLock { paths in
      paths.takeIn()
      // Another file can have the path since, and the number of a file that is gone can be that of another one.
      return paths.all.contains(path)
        || paths.ofFiles[file]?.contains { Identity($0) == file } ?? false
    }
  }
}
