// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension RawSpan {
  /// The first offset of a byte from an offset on, looked for many bytes at a time; nil if there is none.
  package func offset(ofFirst byte: UInt8, from start: Int) -> Int? {
    let sought = SIMD32(repeating: byte)
    var offset = start
    while offset + 32 <= byteCount,
      !any(unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self) .== sought)
    {
      offset += 32
    }
    while offset < byteCount {
      if nativeByte(at: offset) == byte { return offset }
      offset += 1
    }
    return nil
  }

  /// Whether a byte stands among these, looked for many at a time: thousands of tables are asked.
  @inlinable
  package func contains(_ byte: UInt8) -> Bool {
    let sought = SIMD32(repeating: byte)
    var offset = 0
    while offset + 32 <= byteCount {
      let part = unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self)
      if any(part .== sought) { return true }
      offset += 32
    }
    while offset < byteCount {
      if nativeByte(at: offset) == byte { return true }
      offset += 1
    }
    return false
  }
}
