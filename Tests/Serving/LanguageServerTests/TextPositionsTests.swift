// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import LanguageServer

@Suite struct TextPositionsTests {
  private let text = "a😀é\r\nb\rc\n"

  @Test("a place becomes an offset and back, in either encoding")
  func roundTrip() {
    for encoding in [PositionEncoding.utf8, .utf16] {
      let bytes = Array(text.utf8)
      let positions = TextPositions(bytes, in: encoding)
      var offset = 0
      for character in text.unicodeScalars {
        // Nothing is between CR and LF.
        if character != "\n" || offset == 0 || bytes[offset - 1] != UInt8(ascii: "\r") {
          #expect(positions.offset(of: positions.position(of: offset)) == offset)
        }
        offset += String(character).utf8.count
      }
    }
  }

  @Test("characters are counted in units of the encoding")
  func units() {
    let bytes = Array(text.utf8)
    let utf16 = TextPositions(bytes, in: .utf16)
    #expect(utf16.offset(of: TextPosition(line: 0, character: 3)) == 5)
    #expect(utf16.position(of: 5) == TextPosition(line: 0, character: 3))
    let utf8 = TextPositions(bytes, in: .utf8)
    #expect(utf8.position(of: 5) == TextPosition(line: 0, character: 5))
  }

  @Test("a place inside of a character is before it, and one behind a line is at its end")
  func clamped() {
    let bytes = Array(text.utf8)
    let utf16 = TextPositions(bytes, in: .utf16)
    #expect(utf16.offset(of: TextPosition(line: 0, character: 2)) == 1)
    #expect(utf16.offset(of: TextPosition(line: 0, character: 99)) == 7)
    #expect(utf16.offset(of: TextPosition(line: 1, character: 0)) == 9)
    #expect(utf16.offset(of: TextPosition(line: 2, character: 0)) == 11)
    #expect(utf16.offset(of: TextPosition(line: 99, character: 0)) == bytes.count)
    let utf8 = TextPositions(bytes, in: .utf8)
    #expect(utf8.offset(of: TextPosition(line: 0, character: 3)) == 1)
    #expect(utf8.offset(of: TextPosition(line: 0, character: .max)) == 7)
  }
}
