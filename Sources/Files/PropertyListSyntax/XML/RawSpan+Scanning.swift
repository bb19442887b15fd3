// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension RawSpan {
  /// The byte at an offset; nil after the end.
  @inline(__always)
  package func byte(at offset: Int) -> UInt8? {
    offset < byteCount ? unsafeLoad(fromByteOffset: offset, as: UInt8.self) : nil
  }

  /// The eight bytes from an offset on, the first in the lowest bits, zero after the end.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    offset + 8 <= byteCount
      ? UInt64(littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      : lastWord(at: offset)
  }

  /// The offset after a line feed and up to seven tabs, as far as they are there: what is between two tags of most files.
  @inline(__always)
  func endOfIndentation(from start: Int) -> Int {
    guard start + 8 <= byteCount else { return start }
    // Zero in each byte that is as expected.
    let difference = word(at: start) ^ 0x0909_0909_0909_090A
    return start &+ (difference == 0 ? 8 : difference.trailingZeroBitCount / 8)
  }

  @inline(never)
  private func lastWord(at offset: Int) -> UInt64 {
    var word: UInt64 = 0
    for index in stride(from: byteCount - 1, through: offset, by: -1) {
      word = word << 8 | UInt64(unsafeLoad(fromByteOffset: index, as: UInt8.self))
    }
    return word
  }

  /// The offset of the next `<`, or of the end where none follows, and whether an ampersand is before it.
  @inline(__always)
  func endOfText(from start: Int) -> (end: Int, hasEntity: Bool) {
    var offset = start
    var ampersands: UInt64 = 0
    while offset + 8 <= byteCount {
      let word = UInt64(
        littleEndian: unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
      let tags = word.marks(of: UInt8(ascii: "<"))
      let entities = word.marks(of: UInt8(ascii: "&"))
      if tags != 0 {
        // Only what is below the first `<` belongs to the text.
        let below = tags & (0 &- tags) &- 1
        return (offset + tags.trailingZeroBitCount / 8, ampersands | entities & below != 0)
      }
      ampersands |= entities
      offset += 8
    }
    return endOfLastText(from: offset, hasEntity: ampersands != 0)
  }

  @inline(never)
  private func endOfLastText(from start: Int, hasEntity: Bool) -> (end: Int, hasEntity: Bool) {
    var hasEntity = hasEntity
    var offset = start
    while let byte = byte(at: offset), byte != UInt8(ascii: "<") {
      if byte == UInt8(ascii: "&") { hasEntity = true }
      offset += 1
    }
    return (offset, hasEntity)
  }

  /// The offset of the first occurrence of a short text at or after `start`; nil if there is none.
  package func offset(of text: StaticString, from start: Int) -> Int? {
    text.withUTF8Buffer { expected in
      var offset = start
      search: while offset + expected.count <= byteCount {
        for index in expected.indices
        where unsafeLoad(fromByteOffset: offset + index, as: UInt8.self) != expected[index] {
          offset += 1
          continue search
        }
        return offset
      }
      return nil
    }
  }

  /// Whether the bytes at an offset spell a short text.
  package func matches(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= byteCount else { return false }
    return text.withUTF8Buffer { expected in
      for index in expected.indices
      where unsafeLoad(fromByteOffset: offset + index, as: UInt8.self) != expected[index] {
        return false
      }
      return true
    }
  }

  /// The text of a range.
  package func string(from start: Int, to end: Int) -> String {
    var bytes: [UInt8] = []
    for offset in start..<end { bytes.append(unsafeLoad(fromByteOffset: offset, as: UInt8.self)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
