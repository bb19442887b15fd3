// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Bytes of which only those parts are read that are asked for, such as those of an archive.
package protocol RandomAccessBytes: Sendable {
  /// How many bytes there are.
  var count: Int { get }

  /// Some of the bytes.
  ///
  /// - Parameter range: Which; it is within those that there are.
  /// - Returns: The bytes; nil if they cannot be read any more.
  func bytes(in range: Range<Int>) -> [UInt8]?
}

extension [UInt8]: RandomAccessBytes {
  /// Some of the bytes.
  package func bytes(in range: Range<Int>) -> [UInt8]? {
    indices.contains(range) ? Array(self[range]) : nil
  }
}
