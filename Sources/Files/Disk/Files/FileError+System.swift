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
    FileError(operation, path, code: errno)
  }

  /// The error of a number of the system's.
  init(_ operation: Operation, _ path: String, code: Int32) {
    let reason: Reason =
      switch code {
      case ENOENT: .notFound
      // A part of the path is a file: nothing is there to be read, and it is not a missing folder that keeps us from writing.
      case ENOTDIR where operation == .read: .notFound
      case EISDIR: .isFolder
      case EACCES, EPERM, EROFS: .permissionDenied
      case EEXIST: .exists
      default: .system(code: code, words: Self.words(ofSystemError: code))
      }
    self.init(operation, path, reason)
  }

  /// The error of a number of the system's, for who makes calls of its own.
  package init(_ operation: Operation, _ path: String, systemError code: Int32) {
    self.init(operation, path, code: code)
  }

  /// The words of the system on an error: lower-case, without a full stop.
  package static func words(ofSystemError code: Int32) -> String {
    String(cString: strerror(code)).lowercased()
  }
}
