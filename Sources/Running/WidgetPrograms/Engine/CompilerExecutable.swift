// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The executable that is run for `swift`.
struct CompilerExecutable: Sendable {
  /// The file, where links to it lead.
  let path: FilePath

  /// Finds the executable on the search path; nil if there is none.
  ///
  /// - Parameter environment: The environment variables.
  init?(_ environment: [String: String]) {
    let found = (environment["PATH"] ?? "").split(separator: ":")
      .map { FilePath(String($0)).appending("swift") }
      .first { FileSystem.disk.status(of: $0) == .file }
    guard let found else { return nil }
    path = FileSystem.disk.resolved(found)
  }

  /// The path of the file with its size and its date, by which its versions are distinguished.
  var identity: String { Self.identity(of: path) }

  /// The path of a file with its size and its date.
  static func identity(of path: FilePath) -> String {
    var status = stat()
    let file = FileSystem.disk.resolved(path).text
    guard stat(file, &status) == 0 else { return file }
    #if canImport(Darwin)
      let date = status.st_mtimespec
    #else
      let date = status.st_mtim
    #endif
    return "\(file) \(status.st_size) \(date.tv_sec) \(date.tv_nsec)"
  }
}
