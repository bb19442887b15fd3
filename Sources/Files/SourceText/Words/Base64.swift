// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Base64 as RFC 4648 defines it, read as leniently as Apple reads it.
package enum Base64 {
  /// The bytes of the text: characters outside the alphabet are skipped, padding takes bytes off the last group, and a
  /// last group that is not padded is dropped.
  package static func decode(_ text: some Sequence<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var group: UInt32 = 0
    var digits = 0
    var padding = 0
    for byte in text {
      if byte == UInt8(ascii: "=") {
        padding += 1
      } else if let value = value(of: byte) {
        padding = 0
        group = group << 6 | value
      } else {
        continue
      }
      // A padding character adds zero bits.
      if byte == UInt8(ascii: "=") { group <<= 6 }
      digits += 1
      guard digits == 4 else { continue }
      let bytes = [16, 8, 0].map { UInt8(truncatingIfNeeded: group >> $0) }
      result.append(contentsOf: bytes.prefix(max(0, 3 - padding)))
      (group, digits, padding) = (0, 0, 0)
    }
    return result
  }

  /// The text of the bytes, with padding, in one line.
  package static func encode(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    append(bytes, to: &result)
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends the text of the bytes, with padding, in one line.
  package static func append(_ data: [UInt8], to text: inout [UInt8]) {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    text.reserveCapacity(text.count + (data.count + 2) / 3 * 4)
    var index = 0
    while index < data.count {
      let length = min(3, data.count - index)
      var group: UInt32 = 0
      for offset in 0..<3 {
        group = group << 8 | (offset < length ? UInt32(data[index + offset]) : 0)
      }
      for position in 0..<4 {
        let digit = alphabet[Int(group >> UInt32(18 - 6 * position) & 63)]
        text.append(position <= length ? digit : UInt8(ascii: "="))
      }
      index += 3
    }
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
