// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Span<UInt8> {
  /// The offset of the first byte that breaks UTF-8, nil if all is well.
  ///
  /// Well-formedness is that of the Unicode Standard's table 3-7: no overlong forms, no surrogates, nothing above
  /// U+10FFFF. Runs of ASCII, nearly all of a definition, are passed 64 bytes at a time.
  package func firstInvalidUTF8Offset() -> Int? {
    var index = 0
    while true {
      index = offsetOfFirstNonASCII(from: index)
      guard index < count else { return nil }
      // Letters that are not ASCII stand together.
      repeat {
        let length = sequenceLength(at: index, lead: self[index])
        guard length > 0 else { return index }
        index += length
      } while index < count && self[index] > 0x7F
    }
  }

  /// The offset of the first byte from `start` on that is not ASCII; the number of bytes if none is.
  private func offsetOfFirstNonASCII(from start: Int) -> Int {
    var index = start
    // Nearly all of a definition and of most tables.
    while index + 64 <= count {
      guard hasASCIIBlock(at: index) else { break }
      index += 64
    }
    while index + 8 <= count {
      let word = UInt64(
        littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
      let marks = word & 0x8080_8080_8080_8080
      if marks != 0 { return index + marks.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count, self[index] <= 0x7F { index += 1 }
    return index
  }

  /// Whether the 64 bytes at an offset, which are there, are ASCII.
  ///
  /// In four pairs of words, which a processor loads and joins two at a time (Benchmarks/README.md, "ASCII by blocks").
  @inline(__always)
  private func hasASCIIBlock(at offset: Int) -> Bool {
    var joined: UInt64 = 0
    for part in 0..<8 {
      joined |= bytes.unsafeLoadUnaligned(
        fromUncheckedByteOffset: offset &+ part &* 8, as: UInt64.self)
    }
    return joined & 0x8080_8080_8080_8080 == 0
  }

  /// Whether the text breaks off inside the character at `offset`, where the first byte that breaks UTF-8 stands.
  ///
  /// The one byte that begins a character may as well be a letter of another encoding. So there must be more of the
  /// character, or other characters before it that are UTF-8 and not ASCII.
  func breaksOffInsideUTF8Character(at offset: Int) -> Bool {
    guard let form = Self.form(ofLead: self[offset]), offset + form.length > count else {
      return false
    }
    let rest = (offset + 1)..<count
    guard let next = rest.first else { return (0..<offset).contains { self[$0] >= 0x80 } }
    return form.second.contains(self[next])
      && rest.dropFirst().allSatisfy { 0x80...0xBF ~= self[$0] }
  }

  /// The length of the well-formed sequence of two to four bytes at `index`; 0 if there is none.
  @inline(__always)
  private func sequenceLength(at index: Int, lead: UInt8) -> Int {
    // Nearly all that is not ASCII: two bytes, or three of which every second byte will do.
    if 0xC2...0xDF ~= lead { return continues(at: index + 1) ? 2 : 0 }
    if 0xE1...0xEC ~= lead { return continues(at: index + 1) && continues(at: index + 2) ? 3 : 0 }
    guard let (length, second) = Self.form(ofLead: lead), index + length <= count,
      second.contains(self[index + 1])
    else { return 0 }
    for next in (index + 2)..<(index + length) where !continues(at: next) { return 0 }
    return length
  }

  /// Whether the byte at an offset goes on with a character.
  @inline(__always)
  private func continues(at offset: Int) -> Bool {
    offset < count && self[offset] & 0xC0 == 0x80
  }

  /// How many bytes the character has that a byte begins, and which the second of them can be.
  private static func form(ofLead lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
    switch lead {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: nil
    }
  }
}
