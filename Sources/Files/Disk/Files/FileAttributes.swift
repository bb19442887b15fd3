// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FileCalls

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The attributes of a file other than its content: permissions, owner, group, access control list,
/// extended attributes.
enum FileAttributes {
  /// Gives an open file what another one has; nothing happens if that is not there.
  ///
  /// - Parameters:
  ///   - path: The file that has them.
  ///   - descriptor: The file that gets them.
  /// - Returns: Whether it got all of them; an owner can be given by the superuser only.
  /// - Throws: ``FileError`` if it cannot have the permissions: others could read it then, or the file's own program could not.
  static func copy(fromFile path: String, to descriptor: Int32) throws(FileError) -> Bool {
    var old = stat()
    guard stat(path, &old) == 0 else { return true }
    var new = stat()
    guard fstat(descriptor, &new) == 0 else { throw .last(.write, path) }
    var isKept = true
    if (old.st_uid, old.st_gid) != (new.st_uid, new.st_gid),
      fchown(descriptor, old.st_uid, old.st_gid) != 0
    {
      isKept = false
      _ = fchown(descriptor, uid_t.max, old.st_gid)
    }
    let source = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if source >= 0 {
      if quickaction_copy_attributes(source, descriptor) != 0 { isKept = false }
      close(source)
    }
    // After the owner, as a change of that takes permissions away. Some volumes have one mode for all files.
    if fchmod(descriptor, old.st_mode & 0o7777) != 0 {
      let error = FileError.last(.write, path)
      guard fstat(descriptor, &new) == 0, new.st_mode == old.st_mode else { throw error }
    }
    return isKept
  }
}
