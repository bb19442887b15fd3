// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Tokens of JSON in a block of lines; what these pass, the reader of property lists passes.
extension Span<UInt8> {
  /// How deeply the values of a usual line are nested.
  private static var usualDepth: Int { 64 }

  /// The offset of the first byte from one on that is not white space.
  @inline(__always)
  func skippingSpace(from start: Int) -> Int {
    var offset = start
    while true {
      let byte = self[offset]
      // Nearly always there is none.
      guard byte <= 0x20, byte == 0x20 || byte == 0x09 || byte == 0x0D else { return offset }
      offset += 1
    }
  }

  /// The offset of the first quotation mark, backslash or control character.
  @inline(__always)
  func endOfPlainText(from start: Int) -> Int {
    var offset = start
    while true {
      let word = word(at: offset)
      let controls = (word &- .repeating(0x20)) & ~word & .repeating(0x80)
      let hits =
        word.marks(of: UInt8(ascii: "\"")) | word.marks(of: UInt8(ascii: "\\")) | controls
      if hits != 0 { return offset + hits.trailingZeroBitCount / 8 }
      offset += 8
    }
  }

  /// The end of the value that begins at an offset; -1 if it is not a usual value.
  func endOfValue(at start: Int) -> Int {
    // The containers that are open, a bit each, the innermost the lowest: whether it is an object.
    var objects: UInt64 = 0
    var depth = 0
    var offset = start
    while true {
      switch self[offset] {
      case UInt8(ascii: "\""): offset = endOfString(at: offset)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        guard depth < Self.usualDepth else { return -1 }
        let isObject = self[offset] == UInt8(ascii: "{")
        let inner = skippingSpace(from: offset + 1)
        if self[inner] == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
          offset = inner + 1
          break
        }
        objects = objects << 1 | (isObject ? 1 : 0)
        depth += 1
        offset = isObject ? endOfName(at: inner) : inner
        guard offset >= 0 else { return -1 }
        continue
      case UInt8(ascii: "t"): offset = endOfWord(0x65_75_72_74, 4, at: offset)
      case UInt8(ascii: "n"): offset = endOfWord(0x6C_6C_75_6E, 4, at: offset)
      case UInt8(ascii: "f"): offset = endOfWord(0x65_73_6C_61_66, 5, at: offset)
      default: offset = endOfNumber(at: offset)
      }
      guard offset >= 0 else { return -1 }
      // After a value: the ends of containers, or the next value of the innermost.
      while depth > 0 {
        offset = skippingSpace(from: offset)
        let isObject = objects & 1 == 1
        if self[offset] == UInt8(ascii: ",") {
          let next = skippingSpace(from: offset + 1)
          offset = isObject ? endOfName(at: next) : next
          break
        }
        guard self[offset] == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else { return -1 }
        offset += 1
        objects >>= 1
        depth -= 1
      }
      if depth == 0 || offset < 0 { return offset }
    }
  }

  /// The offset of the value of the member whose name begins at an offset.
  private func endOfName(at start: Int) -> Int {
    guard self[start] == UInt8(ascii: "\"") else { return -1 }
    let end = endOfString(at: start)
    guard end >= 0 else { return -1 }
    let colon = skippingSpace(from: end)
    return self[colon] == UInt8(ascii: ":") ? skippingSpace(from: colon + 1) : -1
  }

  /// The end of the string whose quotation mark is at an offset.
  private func endOfString(at start: Int) -> Int {
    var offset = start + 1
    while true {
      offset = endOfPlainText(from: offset)
      switch self[offset] {
      case UInt8(ascii: "\""): return offset + 1
      case UInt8(ascii: "\\"):
        switch self[offset + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
          UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
          offset += 2
        // The digits of a code are the general reader's.
        default: return -1
        }
      default: return -1
      }
    }
  }

  private func endOfWord(_ letters: UInt64, _ length: Int, at start: Int) -> Int {
    head(start, length) == letters ? start + length : -1
  }

  /// The end of the number at an offset.
  private func endOfNumber(at start: Int) -> Int {
    var offset = start
    if self[offset] == UInt8(ascii: "-") { offset += 1 }
    let digits = offset
    offset = endOfDigits(from: offset)
    guard offset > digits, self[digits] != UInt8(ascii: "0") || offset == digits + 1 else {
      return -1
    }
    if self[offset] == UInt8(ascii: ".") {
      let fraction = offset + 1
      offset = endOfDigits(from: fraction)
      guard offset > fraction else { return -1 }
    }
    if self[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if self[offset] == UInt8(ascii: "+") || self[offset] == UInt8(ascii: "-") { offset += 1 }
      let exponent = offset
      offset = endOfDigits(from: exponent)
      guard offset > exponent else { return -1 }
    }
    return offset
  }

  @inline(__always)
  private func endOfDigits(from start: Int) -> Int {
    var offset = start
    while self[offset] &- UInt8(ascii: "0") < 10 { offset += 1 }
    return offset
  }

  /// Whether all of some bytes are ASCII.
  @inline(__always)
  func isASCII(_ start: Int, _ end: Int) -> Bool {
    var offset = start
    var marks: UInt64 = 0
    while offset + 8 <= end {
      marks |= word(at: offset)
      offset += 8
    }
    if offset < end { marks |= head(offset, end - offset) }
    return marks & .repeating(0x80) == 0
  }

  /// Whether two ranges have the same bytes.
  func isSame(_ range: Range<Int>, _ other: Range<Int>) -> Bool {
    guard range.count == other.count else { return false }
    for index in 0..<range.count
    where self[range.lowerBound + index] != self[other.lowerBound + index] {
      return false
    }
    return true
  }
}
