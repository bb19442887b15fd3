// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file, pipe or device.
package struct FileDescriptor: Hashable, Sendable {
  /// The number that the system knows it by.
  package let number: Int32

  /// Names what is open under a number.
  package init(_ number: Int32) {
    self.number = number
  }

  /// Writes all of the bytes, in as many calls as that takes.
  ///
  /// - Returns: The number of the system's error; nil where everything was written.
  package func write(_ bytes: [UInt8]) -> Int32? {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Self.write(number, buffer.baseAddress?.advanced(by: offset), buffer.count - offset)
      }
      if count > 0 {
        offset += count
        continue
      }
      switch count == 0 ? EIO : errno {
      case EINTR: continue
      // Whoever started the process may have made its pipe one that does not wait; then it is waited for here.
      case EAGAIN: waitUntilWritable()
      case let code: return code
      }
    }
    return nil
  }

  private func waitUntilWritable() {
    var request = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
    poll(&request, 1, -1)
  }

  /// The system's `write`, which the name of this type's own function hides.
  private static func write(_ number: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(number, bytes, count)
    #elseif canImport(Glibc)
      Glibc.write(number, bytes, count)
    #elseif canImport(Musl)
      Musl.write(number, bytes, count)
    #endif
  }
}
