// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Bytes of which only those parts are read that are asked for, such as those of an archive.
package protocol RandomAccessBytes: Sendable {
  /// The number of bytes.
  var count: Int { get }

  /// The bytes in a range of offsets; nil if they cannot be read.
  ///
  /// - Parameter range: Which; it is within those that there are.
  /// - Returns: The bytes; nil if they cannot be read any more.
  func bytes(in range: Range<Int>) -> [UInt8]?
}

extension [UInt8]: RandomAccessBytes {
  /// The bytes in a range of offsets; nil if the range is outside.
  package func bytes(in range: Range<Int>) -> [UInt8]? {
    indices.contains(range) ? Array(self[range]) : nil
  }
}
