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

/// A pipe between a test and a ``ChildProcess``, of which other processes get no end.
package final class ChildPipe {
  /// What is read from.
  package private(set) var reading: Int32
  /// What is written to.
  package private(set) var writing: Int32

  package init() throws(ChildProcess.Failure) {
    var ends: [Int32] = [-1, -1]
    let code = ChildProcess.descriptors.withLock { _ in
      guard pipe(&ends) == 0 else { return errno }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return 0
    }
    guard code == 0 else { throw ChildProcess.Failure(code: code) }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    closeReading()
    closeWriting()
  }

  package func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }

  package func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  /// Writes a text, and closes the end.
  package func finish(writing text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let count = write(writing, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
    closeWriting()
  }

  /// Waits for something to read, and reads it; nothing where nobody writes any more.
  package func readSome() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = buffer.withUnsafeMutableBytes { read(reading, $0.baseAddress, $0.count) }
    return Array(buffer.prefix(max(0, count)))
  }

  /// Reads until nobody writes any more; nobody does here from now on.
  package func readToEnd() -> String {
    closeWriting()
    var bytes: [UInt8] = []
    while case let some = readSome(), !some.isEmpty { bytes += some }
    return String(decoding: bytes, as: UTF8.self)
  }
}
