// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileDescriptor {
  /// How much is asked for at a time.
  private static let partByteCount = 1 << 16

  /// Reads all that comes, up to the end.
  ///
  /// - Parameter name: What is read, as an error names it.
  /// - Returns: The bytes.
  /// - Throws: ``FileError`` where it cannot be read, or is larger than any file that is read.
  package func readToEnd(name: String) throws(FileError) -> [UInt8] {
    var content: [UInt8] = []
    var part = [UInt8](repeating: 0, count: Self.partByteCount)
    while true {
      let count = part.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) }
      if count < 0 {
        switch errno {
        case EINTR: continue
        // Whoever started the process may have made its input one that does not wait.
        case EAGAIN:
          var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
          poll(&request, 1, -1)
          continue
        default: throw .last(.read, name)
        }
      }
      if count == 0 { return content }
      content += part[..<count]
      guard content.count <= SourceFile.maximumByteCount else {
        let error = SourceFileError(name: name, reason: .tooLarge(byteCount: content.count))
        throw FileError(.read, name, .content(error))
      }
    }
  }
}
