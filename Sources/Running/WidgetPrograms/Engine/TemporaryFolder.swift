// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder for what another program does not remove after itself.
package struct TemporaryFolder {
  /// Where it is.
  package let path: String

  /// Creates one; nil if the system refuses, as it would refuse the other program, which says why.
  package init?() {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    var template = Array(
      FilePath(parent.isEmpty ? "/tmp" : parent).appending("quickaction-XXXXXX").text.utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes it with what is in it.
  package func remove() { Self.remove(FilePath(path)) }

  private static func remove(_ path: FilePath) {
    if unlink(path.text) == 0 { return }
    guard FileSystem.disk.status(of: path) == .folder else { return }
    for file in FileSystem.disk.contents(of: path) ?? [] { remove(file) }
    rmdir(path.text)
  }
}
