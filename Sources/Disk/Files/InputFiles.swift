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
  private static let paths = Mutex<Set<String>>([])

  /// Notes that a file is read.
  static func note(_ path: String) {
    paths.withLock { _ = $0.insert(path) }
  }

  /// Whether a file was read, by whatever path.
  package static func contain(_ path: String) -> Bool {
    var file = stat()
    guard stat(path, &file) == 0 else { return false }
    return paths.withLock { $0 }.contains { other in
      var status = stat()
      return stat(other, &status) == 0 && status.st_dev == file.st_dev
        && status.st_ino == file.st_ino
    }
  }
}
