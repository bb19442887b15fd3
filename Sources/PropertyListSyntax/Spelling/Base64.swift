// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Base64 as RFC 4648 defines it, read as leniently as Apple reads it.
enum Base64 {
  /// The bytes of the text: characters outside the alphabet are passed over, padding takes bytes off the last group, and a
  /// last group that is not padded is dropped.
  static func decode(_ text: some Sequence<UInt8>) -> [UInt8] {
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
      // A sign of padding fills its place with zero bits.
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
  static func encode(_ bytes: some Collection<UInt8>) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var rest = bytes[...]
    while !rest.isEmpty {
      let group = rest.prefix(3)
      rest = rest.dropFirst(3)
      var bits: UInt32 = 0
      for byte in group { bits = bits << 8 | UInt32(byte) }
      bits <<= UInt32(8 * (3 - group.count))
      for position in 0..<4 {
        let digit = alphabet[Int(bits >> UInt32(18 - 6 * position) & 63)]
        result.append(position <= group.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
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
