// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The checksum of PNG's chunks (ISO/IEC 15948, annex D).
package enum CyclicRedundancyCheck {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  /// The checksum of bytes, after those that another one is of.
  package static func value(of bytes: some Sequence<UInt8>, after before: Int = 0) -> Int {
    let table = table
    var value = UInt32(truncatingIfNeeded: before) ^ 0xFFFF_FFFF
    for byte in bytes {
      value = table[Int((value ^ UInt32(byte)) & 0xFF)] ^ (value >> 8)
    }
    return Int(value ^ 0xFFFF_FFFF)
  }
}
