// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Reads numbers, words and signs out of an attribute's text.
struct SVGScanner {
  private let bytes: [UInt8]

  /// The offset of the next byte.
  private(set) var offset = 0

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  /// The next byte; nil at the end.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether nothing is left.
  var isAtEnd: Bool { offset >= bytes.count }

  /// Steps over one byte.
  mutating func advance() {
    offset += 1
  }

  /// Steps over white space.
  mutating func skipSpace() {
    while let byte = next, byte.isSVGSpace { offset += 1 }
  }

  /// Steps over white space with at most one comma in it; whether there was the comma.
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipSpace()
    guard skip(UInt8(ascii: ",")) else { return false }
    skipSpace()
    return true
  }

  /// Steps over a byte, if it comes next.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    offset += 1
    return true
  }

  /// A run of letters, digits and hyphens; empty if there is none.
  mutating func word() -> String {
    let start = offset
    while let byte = next, byte.isSVGLetter || byte.isSVGDigit || byte == UInt8(ascii: "-") {
      offset += 1
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The number that comes next, which ends where no number could go on; nil, and no step, if there is none.
  ///
  /// One too large for a `Double` is infinite.
  mutating func number() -> Double? {
    let start = offset
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
    var digits = skipDigits()
    if next == UInt8(ascii: ".") {
      offset += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      offset = start
      return nil
    }
    let mantissa = offset
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      offset += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { offset += 1 }
      // In `2em` the letter begins a unit.
      if skipDigits() == 0 { offset = mantissa }
    }
    return Double(String(decoding: bytes[start..<offset], as: UTF8.self)) ?? .infinity
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = next, byte.isSVGDigit { offset += 1 }
    return offset - start
  }

  /// The digit 0 or 1 that comes next, after which no separator need stand.
  mutating func flag() -> Bool? {
    switch next {
    case UInt8(ascii: "0"):
      offset += 1
      return false
    case UInt8(ascii: "1"):
      offset += 1
      return true
    default: return nil
    }
  }

  /// The beginning of what is left, in words.
  var found: String {
    guard !isAtEnd else { return "its end" }
    let rest = bytes[offset...].prefix(12).prefix { $0 > UInt8(ascii: " ") }
    let text = String(decoding: rest.isEmpty ? bytes[offset...].prefix(1) : rest, as: UTF8.self)
    return "'\(text)'"
  }
}

extension UInt8 {
  /// Whether the byte is white space between the parts of an attribute.
  var isSVGSpace: Bool {
    self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D || self == 0x0C
  }

  /// Whether the byte is an ASCII letter.
  var isSVGLetter: Bool {
    switch self | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: false
    }
  }

  /// Whether the byte is a decimal digit.
  var isSVGDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
