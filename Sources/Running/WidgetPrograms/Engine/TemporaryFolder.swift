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
///
/// Folders have numbers, and the first that no process has is taken: SwiftPM reads a manifest again whenever a variable of its environment
/// differs, and this folder is one.
package struct TemporaryFolder {
  /// The absolute path of the folder.
  package let path: String

  /// The open folder, whose lock the system takes back when the process ends.
  private let descriptor: Int32

  /// No other folder that a command makes has it.
  private static let prefix = "quickaction-tool-"

  /// How many folders a user has by numbers; whoever comes then gets one of any name.
  private static let maximumCount = 64

  /// Whether this process has looked for those that others left.
  private static let hasLooked = Mutex(false)

  /// How old a folder without a lock must be to be one that was left, in seconds: another process may be about to lock a newer one.
  private static let minimumAge = 60

  /// Creates one; nil if the system refuses, as it would refuse the other program, which says why.
  package init?() {
    let variable = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    self.init(in: FilePath(variable.isEmpty ? "/tmp" : variable))
  }

  /// Creates one in a folder.
  init?(in parent: FilePath) {
    for number in 0..<Self.maximumCount {
      let folder = parent.appending("\(Self.prefix)\(getuid())-\(number)")
      guard let descriptor = Self.taken(folder) else { continue }
      path = folder.text
      self.descriptor = descriptor
      Self.lookForLeft(in: parent)
      return
    }
    var template = Array(parent.appending(Self.prefix + "XXXXXX").text.utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
    Self.lookForLeft(in: parent)
  }

  /// Takes a folder by its number, and empties it.
  ///
  /// - Returns: The open folder with its lock; nil if another process has it, or it is another user's.
  private static func taken(_ folder: FilePath) -> Int32? {
    mkdir(folder.text, 0o700)
    guard let descriptor = locked(folder) else { return nil }
    // Whoever had it may have removed it since it was opened.
    guard isSame(folder, descriptor) else {
      close(descriptor)
      return nil
    }
    for file in FileSystem.disk.contents(of: folder) ?? [] { remove(file) }
    return descriptor
  }

  /// Opens and locks a folder that is this user's alone; nil if it is not, or if another process has it.
  private static func locked(
    _ folder: FilePath, where isWanted: (stat) -> Bool = { _ in true }
  ) -> Int32? {
    let descriptor = open(folder.text, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_uid == getuid(),
      status.st_mode & 0o777 == 0o700, isWanted(status),
      flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Whether a path leads to an open folder.
  private static func isSame(_ folder: FilePath, _ descriptor: Int32) -> Bool {
    var opened = stat()
    var named = stat()
    return fstat(descriptor, &opened) == 0 && lstat(folder.text, &named) == 0
      && opened.st_dev == named.st_dev && opened.st_ino == named.st_ino
  }

  /// Looks for those that others left, once in a process.
  private static func lookForLeft(in parent: FilePath) {
    hasLooked.withLock { hasLooked in
      if !hasLooked { removeLeft(in: parent) }
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
    for folder in FileSystem.disk.contents(of: parent) ?? [] where isName(folder.name) {
      guard let descriptor = locked(folder, where: isOld) else { continue }
      remove(folder)
      close(descriptor)
    }
  }

  /// Whether a folder of such a name is one of these.
  private static func isName(_ name: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let rest = name.dropFirst(prefix.count)
    if rest.utf8.count == 6 { return true }
    let own = "\(getuid())-"
    return rest.hasPrefix(own) && Int(rest.dropFirst(own.count)).map { $0 < maximumCount } == true
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
