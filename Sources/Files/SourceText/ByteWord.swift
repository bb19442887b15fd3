// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Eight bytes of text at once, the first in the lowest bits.
///
/// Comparing eight bytes in one register is what makes a scanner fast without a single unsafe pointer.
extension UInt64 {
  /// Every byte of the word the same.
  @inlinable package static func repeating(_ byte: UInt8) -> UInt64 {
    0x0101_0101_0101_0101 &* UInt64(byte)
  }

  /// The high bit of each byte that equals `byte`, and perhaps of bytes above the first such byte.
  ///
  /// Cheaper than ``exactMarks(of:)``, and enough where only the lowest mark, or whether there is any, counts.
  @inlinable package func marks(of byte: UInt8) -> UInt64 {
    let difference = self ^ .repeating(byte)
    return (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
  }

  /// The high bit of each byte that equals `byte`, and no other bit.
  @inlinable package func exactMarks(of byte: UInt8) -> UInt64 {
    let difference = self ^ .repeating(byte)
    let low = (difference & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F
    return ~(low | difference) & 0x8080_8080_8080_8080
  }
}
