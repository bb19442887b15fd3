// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileError {
  /// The error that the last call of the system's left in `errno`.
  static func last(_ operation: Operation, _ path: String) -> FileError {
    let code = errno
    let reason: Reason =
      switch code {
      case ENOENT, ENOTDIR: .notFound
      case EISDIR: .isFolder
      case EACCES, EPERM, EROFS: .permissionDenied
      case EEXIST: .exists
      default: .system(code: code, words: String(cString: strerror(code)).lowercased())
      }
    return FileError(operation, path, reason)
  }
}
