// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension RawSpan {
  /// The first offset of a byte from an offset on; nil if there is none.
  ///
  /// The C library looks at 32 bytes and more at a time, for which Swift has no means on every processor: what is looked for in a
  /// big project's tables took a twentieth of all instructions (Benchmarks/README.md, "Bytes by the C library").
  package func offset(ofFirst byte: UInt8, from start: Int) -> Int? {
    guard start < byteCount else { return nil }
    return withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress,
        let found = memchr(base + start, Int32(byte), bytes.count - start)
      else { return nil }
      return UnsafeRawPointer(found) - base
    }
  }

  /// The last offset of a byte before an offset, looked for eight bytes at a time; nil if there is none.
  package func offset(ofLast byte: UInt8, before end: Int) -> Int? {
    var offset = end
    while offset >= 8 {
      let marks = UInt64(littleEndian: nativeWord(at: offset &- 8)).exactMarks(of: byte)
      if marks != 0 { return offset &- 1 &- marks.leadingZeroBitCount / 8 }
      offset &-= 8
    }
    while offset > 0 {
      offset &-= 1
      if nativeByte(at: offset) == byte { return offset }
    }
    return nil
  }

  /// Whether a byte is among these.
  @usableFromInline
  package func contains(_ byte: UInt8) -> Bool { offset(ofFirst: byte, from: 0) != nil }
}
