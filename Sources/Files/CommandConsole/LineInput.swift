// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The lines of a descriptor, none of which is longer than a limit.
///
/// An endless line would take all memory before it was noticed.
final class LineInput: Sendable {
  /// How many bytes a line has at most: more than every command with its values.
  static let standardLimit = 1 << 20

  private struct Pending {
    var bytes: [UInt8] = []
    var start = 0
    var isAtEnd = false
  }

  private let descriptor: Int32
  private let limit: Int
  private let pending = Mutex(Pending())

  init(_ descriptor: Int32, limit: Int = standardLimit) {
    self.descriptor = descriptor
    self.limit = limit
  }

  /// Reads a line, without its end; nil at the end of the input.
  ///
  /// - Throws: `CommandFailure` if the line is longer than the limit.
  func next() throws(CommandFailure) -> String? {
    let line = pending.withLock { pending in next(in: &pending) }
    guard line.map({ $0.count <= limit }) ?? true else {
      throw CommandFailure(
        "a line of standard input is longer than \(limit) bytes; put each command on a line of its own",
        exitCode: 2)
    }
    return line.map { String(decoding: $0, as: UTF8.self) }
  }

  private func next(in pending: inout Pending) -> ArraySlice<UInt8>? {
    var searched = pending.start
    while true {
      if let end = pending.bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { pending.start = end + 1 }
        let line = pending.bytes[pending.start..<end]
        return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      }
      searched = pending.bytes.count
      if pending.isAtEnd || searched - pending.start > limit {
        defer { pending.start = searched }
        return pending.start == searched ? nil : pending.bytes[pending.start...]
      }
      pending.bytes.removeFirst(pending.start)
      searched -= pending.start
      pending.start = 0
      fill(&pending)
    }
  }

  private func fill(_ pending: inout Pending) {
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    var count = read(descriptor, &buffer, buffer.count)
    while count < 0, errno == EINTR { count = read(descriptor, &buffer, buffer.count) }
    if count > 0 { pending.bytes += buffer[..<count] } else { pending.isAtEnd = true }
  }
}
