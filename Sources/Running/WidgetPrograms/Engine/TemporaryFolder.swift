// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Disk
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A folder for what another program does not remove after itself.
///
/// A process that is interrupted leaves its own, which the next one removes: it is locked as long as its process lives.
package struct TemporaryFolder {
  /// The absolute path of the folder.
  package let path: String

  /// The open folder, whose lock the system takes back when the process ends.
  private let descriptor: Int32

  /// No other folder that a command makes has it.
  private static let prefix = "quickaction-tool-"

  /// Whether this process has looked for those that others left.
  private static let hasLooked = Mutex(false)

  /// How old a folder without a lock must be to be one that was left, in seconds: another process may be about to lock a newer one.
  private static let minimumAge = 60

  /// Creates one; nil if the system refuses, as it would refuse the other program, which says why.
  package init?() {
    let variable = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    let parent = FilePath(variable.isEmpty ? "/tmp" : variable)
    var template = Array(parent.appending(Self.prefix + "XXXXXX").text.utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
    Self.hasLooked.withLock { hasLooked in
      if !hasLooked { Self.removeLeft(in: parent) }
      hasLooked = true
    }
  }

  /// Removes it with what is in it.
  package func remove() {
    Self.remove(FilePath(path))
    if descriptor >= 0 { close(descriptor) }
  }

  /// Removes the folders of this user whose processes were interrupted.
  static func removeLeft(in parent: FilePath) {
    for folder in FileSystem.disk.contents(of: parent) ?? []
    where folder.name.hasPrefix(prefix) && folder.name.utf8.count == prefix.utf8.count + 6 {
      let descriptor = open(folder.text, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_uid == getuid(),
        status.st_mode & 0o777 == 0o700, isOld(status),
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
      else { continue }
      remove(folder)
    }
  }

  private static func isOld(_ status: stat) -> Bool {
    #if canImport(Darwin)
      let changed = status.st_mtimespec.tv_sec
    #else
      let changed = status.st_mtim.tv_sec
    #endif
    return time(nil) - changed > minimumAge
  }

  private static func remove(_ path: FilePath) {
    if unlink(path.text) == 0 { return }
    guard FileSystem.disk.status(of: path) == .folder else { return }
    for file in FileSystem.disk.contents(of: path) ?? [] { remove(file) }
    rmdir(path.text)
  }
}
