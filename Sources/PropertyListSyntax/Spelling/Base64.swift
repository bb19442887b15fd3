// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Base64 as RFC 4648 defines it, with the white space that property lists break it with.
enum Base64 {
  /// The bytes of the text; nil where a character is no part of the alphabet or the last group is not padded.
  static func decode(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(text.count / 4 * 3)
    var group: UInt32 = 0
    var digits = 0
    var padding = 0
    for byte in text where byte > UInt8(ascii: " ") {
      if byte == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, let value = value(of: byte) else { return nil }
      group = group << 6 | value
      digits += 1
      if digits == 4 {
        result.append(contentsOf: [16, 8, 0].map { UInt8(truncatingIfNeeded: group >> $0) })
        (group, digits) = (0, 0)
      }
    }
    switch (digits, padding) {
    case (0, 0): break
    case (2, 2): result.append(UInt8(truncatingIfNeeded: group >> 4))
    case (3, 1):
      result.append(contentsOf: [10, 2].map { UInt8(truncatingIfNeeded: group >> $0) })
    default: return nil
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
