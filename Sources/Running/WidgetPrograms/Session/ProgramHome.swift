// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import WidgetProtocol

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The folder in which a program saves, with copies of what its app shares.
///
/// It is the tool's, so that it can be removed also when the program crashed or had to be ended.
struct ProgramHome {
  /// Where it is; nil if none could be made, so that the program makes its own.
  let path: String?

  /// The variables of an environment by which the program gets the folder.
  func environment(_ variables: [String: String]) -> [String: String] {
    var variables = variables
    variables[ProgramEnvironment.home] = path
    return variables
  }

  /// Creates the folder.
  ///
  /// - Parameter environment: The variables of the program's environment, of which `TMPDIR` says where; `/tmp` if that is no
  ///   folder in which one can be made.
  init(_ environment: [String: String]) {
    let folders = [environment["TMPDIR"] ?? "", "/tmp"].filter { !$0.isEmpty }
    var made: String?
    for folder in folders where made == nil {
      var name = Array((folder + "/quickaction-XXXXXX").utf8CString)
      made = name.withUnsafeMutableBufferPointer { name in
        name.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
      }
    }
    path = made
  }

  /// Removes it with all that is in it.
  func remove() {
    if let path { DiskFolder.remove(FilePath(path)) }
  }
}
