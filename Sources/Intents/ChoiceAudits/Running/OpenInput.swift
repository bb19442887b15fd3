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

/// An input that is being read.
final class OpenInput {
  private let file: Int32
  private let name: String
  private let isOwn: Bool
  private var decompressor: Decompressor?
  private var program = ""

  /// Whether a program decompresses it.
  var isDecompressed: Bool { decompressor != nil }

  /// Opens an input, and starts what decompresses it.
  init(_ input: AuditInput) throws(AuditInputError) {
    switch input {
    case .standardInput: (file, name, isOwn) = (STDIN_FILENO, "/dev/stdin", false)
    case .file(let path): (file, name, isOwn) = (try Self.open(path.text), path.text, true)
    }
    var head = [UInt8](repeating: 0, count: Compression.headCount)
    // Of a pipe nothing can be read in advance.
    let count = head.withUnsafeMutableBytes { pread(file, $0.baseAddress, $0.count, 0) }
    guard count > 0, lseek(file, 0, SEEK_CUR) == 0,
      let compression = Compression(head.prefix(count))
    else { return }
    switch compression {
    case .unsupported(let format): throw .unsupported(format, file: name)
    case .program(let program):
      self.program = program
      do throws(SystemFailure) {
        decompressor = try Decompressor(program, input: file)
      } catch {
        throw .file(Self.failure(error.code, name))
      }
      guard decompressor != nil else { throw .noProgram(program, file: name) }
    }
  }

  deinit {
    decompressor = nil
    if isOwn { close(file) }
  }

  /// The number of bytes on the disk; nil if it is not a file.
  static func byteCount(of input: AuditInput) -> Int? {
    var status = stat()
    let result =
      if let name = input.name { stat(name, &status) } else { fstat(STDIN_FILENO, &status) }
    return result == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  /// How many bytes on the disk were read; a program that decompresses shares the position.
  var position: Int { max(0, Int(lseek(file, 0, SEEK_CUR))) }

  /// Reads some bytes; 0 at the end.
  func read(
    into bytes: inout [UInt8], from start: Int, to end: Int
  ) throws(AuditInputError) -> Int {
    let source = decompressor?.output ?? file
    while true {
      let count = bytes.withUnsafeMutableBytes { buffer in
        Self.read(source, buffer.baseAddress?.advanced(by: start), end - start)
      }
      if count >= 0 { return count }
      switch errno {
      case EINTR: continue
      // Whoever started the process may have made its input one that does not wait.
      case EAGAIN:
        var request = pollfd(fd: source, events: Int16(POLLIN), revents: 0)
        poll(&request, 1, -1)
      case let code: throw .file(Self.failure(code, name))
      }
    }
  }

  /// Ends what decompresses, and finds out whether all of it came.
  func finish() throws(AuditInputError) {
    guard let decompressor, !decompressor.finish() else { return }
    throw .damaged(file: name, program: program)
  }

  private static func open(_ path: String) throws(AuditInputError) -> Int32 {
    let flags = O_RDONLY | O_CLOEXEC
    #if canImport(Darwin)
      let file = Darwin.open(path, flags)
    #elseif canImport(Glibc)
      let file = Glibc.open(path, flags)
    #elseif canImport(Musl)
      let file = Musl.open(path, flags)
    #endif
    guard file >= 0 else { throw .file(failure(errno, path)) }
    return file
  }

  /// The system's `read`, which the name of this type's own function hides.
  private static func read(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.read(file, bytes, count)
    #elseif canImport(Glibc)
      Glibc.read(file, bytes, count)
    #elseif canImport(Musl)
      Musl.read(file, bytes, count)
    #endif
  }

  private static func failure(_ code: Int32, _ path: String) -> FileError {
    FileError(.read, path, systemError: code)
  }
}
