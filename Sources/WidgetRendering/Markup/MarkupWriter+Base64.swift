// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension MarkupWriter {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Writes bytes as base64 (RFC 4648, 4), padded.
  mutating func base64(_ data: [UInt8]) {
    var index = 0
    while index < data.count {
      let length = min(3, data.count - index)
      var group: UInt32 = 0
      for offset in 0..<3 {
        group = group << 8 | (offset < length ? UInt32(data[index + offset]) : 0)
      }
      for position in 0..<4 {
        let value = Int(group >> (18 - 6 * UInt32(position)) & 0x3F)
        byte(position <= length ? Self.alphabet[value] : UInt8(ascii: "="))
      }
      index += 3
    }
  }
}
