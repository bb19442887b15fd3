// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension PNGFile {
  /// The file with the checksum of every chunk put right, as far as its lengths make sense.
  package static func withRightChecksums(_ file: [UInt8]) -> [UInt8] {
    var bytes = file
    var position = 8
    while bytes.count - position >= 12 {
      let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - position - 12 else { break }
      let end = position + 8 + length
      let checksum = checksum(of: bytes[position + 4..<end])
      for index in 0..<4 {
        bytes[end + index] = UInt8(truncatingIfNeeded: checksum >> UInt32(24 - 8 * index))
      }
      position = end + 4
    }
    return bytes
  }

  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    var value = ~UInt32(0)
    for byte in bytes {
      value ^= UInt32(byte)
      for _ in 0..<8 {
        let half = value >> 1
        value = value & 1 == 1 ? half ^ 0xEDB8_8320 : half
      }
    }
    return ~value
  }
}
