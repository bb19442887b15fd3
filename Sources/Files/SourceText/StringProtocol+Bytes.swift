// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Comparisons of texts by their bytes in UTF-8: a big project compares the names of its files a hundred thousand times, and
/// the views of a string give their bytes one at a time.
extension StringProtocol {
  /// Calls a function with the bytes, which are copied only if they are not contiguous.
  @inlinable
  package func withUTF8Bytes<Result>(_ body: (RawSpan) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable({ body($0.span.bytes) }) { return result }
    let bytes = Array(utf8)
    return body(bytes.span.bytes)
  }

  /// Whether the bytes are the same as those of another text.
  @inlinable
  package func hasBytes(of other: some StringProtocol) -> Bool {
    withUTF8Bytes { own in other.withUTF8Bytes { own.isEqual(to: $0) } }
  }

  /// Whether the bytes sort before those of another text.
  @inlinable
  package func precedesByBytes(_ other: some StringProtocol) -> Bool {
    withUTF8Bytes { own in other.withUTF8Bytes { own.lexicographicallyPrecedes($0) } }
  }

  /// Whether the last bytes are those of another text.
  @inlinable
  package func endsInBytes(of other: some StringProtocol) -> Bool {
    withUTF8Bytes { own in
      other.withUTF8Bytes { end in
        own.byteCount >= end.byteCount && own.extracting(last: end.byteCount).isEqual(to: end)
      }
    }
  }

  /// Whether a byte is in the text.
  @inlinable
  package func hasByte(_ byte: UInt8) -> Bool {
    withUTF8Bytes { $0.contains(byte) }
  }
}
