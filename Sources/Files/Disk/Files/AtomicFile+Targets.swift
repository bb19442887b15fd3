// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension AtomicFile {
  /// Whether what is at a path takes bytes and keeps none to replace: a pipe, a terminal, another device, or a stream of
  /// the process, even one that leads to a file.
  package static func isStream(_ path: String) -> Bool {
    if path == "/dev/stdout" || path == "/dev/stderr" || path.hasPrefix("/dev/fd/") { return true }
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
  }

  /// Writes to a stream.
  static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(.write, path) }
    defer { close(descriptor) }
    if let code = FileDescriptor(descriptor).write(bytes) {
      throw FileError(.write, path, code: code)
    }
  }

  /// Where a symbolic link leads, as it is written in the link.
  static func destination(ofLink path: String) -> String {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    return String(
      decoding: buffer.prefix(max(count, 0)).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
