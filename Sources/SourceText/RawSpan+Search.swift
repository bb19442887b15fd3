// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension RawSpan {
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
