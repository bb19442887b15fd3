// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A half-open range of UTF-8 offsets into a ``SourceFile``'s bytes.
///
/// Four bytes an end: no file that QuickAction reads is larger than 64 MiB.
public struct SourceRange: Hashable, Sendable {
  @usableFromInline let lower: UInt32
  @usableFromInline let upper: UInt32

  /// The offset of the first byte.
  @inlinable public var start: Int { Int(lower) }

  /// The offset after the last byte.
  @inlinable public var end: Int { Int(upper) }

  /// The number of bytes in the range.
  @inlinable public var count: Int { Int(upper) - Int(lower) }

  /// Whether the range covers no byte, and so names a place between two.
  @inlinable public var isEmpty: Bool { lower == upper }

  /// Creates the range of the bytes from `start` up to, not including, `end`.
  ///
  /// An `end` before `start` gives the empty range at `start`.
  @inlinable
  public init(_ start: Int, _ end: Int) {
    lower = UInt32(clamping: start)
    upper = Swift.max(lower, UInt32(clamping: end))
  }

  /// Creates the empty range before the byte at `offset`.
  @inlinable
  public init(at offset: Int) {
    self.init(offset, offset)
  }

  /// The smallest range that covers this one and `other`.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(Swift.min(start, other.start), Swift.max(end, other.end))
  }

  /// The same range as indices of the file's bytes.
  @inlinable public var indices: Range<Int> { start..<end }
}
