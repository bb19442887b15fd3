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

/// A draft on the disk that is this process's alone for as long as the value lives.
final class DraftFile {
  /// The result of opening a file under a name.
  enum Opening {
    case none
    case inUse
    case free(DraftFile)
  }

  /// Where it is.
  let path: String

  private let descriptor: Int32

  private init(path: String, descriptor: Int32) {
    self.path = path
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
  }

  /// Opens a draft, unless another process has it.
  static func open(_ path: String) -> Opening {
    let descriptor = openFile(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return .none }
    guard lock(descriptor) else {
      close(descriptor)
      return .inUse
    }
    return .free(DraftFile(path: path, descriptor: descriptor))
  }

  /// Writes a draft under the first name that is free, or in place of the one that there is.
  ///
  /// At every moment the old content or the new one is there, whole. It is not forced onto the disk, as a choice is that is
  /// saved: it is for a process that ends, not for a machine that does, and is written with every change.
  ///
  /// - Returns: The draft; nil if it cannot be written.
  static func write(_ bytes: [UInt8], to paths: [String], replacing: Bool) -> DraftFile? {
    guard let first = paths.first else { return nil }
    let name = ".quickaction-\(String(getpid(), radix: 36))-draft.tmp"
    let temporary = FilePath(first).folder.appending(name).text
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    var descriptor = openFile(temporary, flags)
    if descriptor < 0, errno == EEXIST, unlink(temporary) == 0 {
      descriptor = openFile(temporary, flags)
    }
    guard descriptor >= 0 else { return nil }
    reserveRoom(for: bytes.count, in: descriptor)
    // Locked before it has its name, so that it is never found unlocked.
    guard lock(descriptor), FileDescriptor(descriptor).write(bytes) == nil,
      let path = paths.first(where: { give($0, to: temporary, replacing: replacing) })
    else {
      unlink(temporary)
      close(descriptor)
      return nil
    }
    return DraftFile(path: path, descriptor: descriptor)
  }

  /// Removes it.
  func remove() {
    unlink(path)
  }

  /// Gives a file its name; false where another has it.
  private static func give(_ path: String, to temporary: String, replacing: Bool) -> Bool {
    if replacing { return rename(temporary, path) == 0 }
    if link(temporary, path) == 0 {
      unlink(temporary)
      return true
    }
    // Not every kind of volume has links.
    guard [EPERM, EOPNOTSUPP, ENOTSUP].contains(errno), access(path, F_OK) != 0 else {
      return false
    }
    return rename(temporary, path) == 0
  }

  /// Gives a file its room on the disk before it is filled.
  ///
  /// Of a file without, ext4 writes the content to the disk as soon as it takes the place of another, and whoever types
  /// would wait for that. Where it fails, nothing is lost.
  private static func reserveRoom(for count: Int, in descriptor: Int32) {
    #if os(Linux)
      posix_fallocate(descriptor, 0, off_t(count))
    #endif
  }

  /// Locks a file; false only where another process has it, as not every kind of volume has locks.
  private static func lock(_ descriptor: Int32) -> Bool {
    flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  /// The system's `open`, which the name of this type's own function hides.
  private static func openFile(_ path: String, _ flags: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.open(path, flags, 0o600)
    #elseif canImport(Glibc)
      Glibc.open(path, flags, 0o600)
    #elseif canImport(Musl)
      Musl.open(path, flags, 0o600)
    #endif
  }
}
