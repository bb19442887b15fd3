// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import Testing

@Suite("Texts compared by their bytes")
struct StringBytesTests {
  private let texts = [
    "", "a", "b", "ab", "Widget.intentdefinition", "Widget.intentdefinitio", "é", "e\u{301}", "日本語",
    "a text that is longer than a word of the machine",
    "a text that is longer than a word of the Machine",
  ]

  @Test("texts and parts of texts are the same, and sort, as their bytes do")
  func comparison() {
    for own in texts {
      for other in texts {
        let expected = Array(own.utf8) == Array(other.utf8)
        #expect(own.hasBytes(of: other) == expected)
        #expect("-\(own)".dropFirst().hasBytes(of: "\(other)-".dropLast()) == expected)
        #expect(own.precedesByBytes(other) == own.utf8.lexicographicallyPrecedes(other.utf8))
        #expect(
          own.endsInBytes(of: other) == own.utf8.reversed().starts(with: other.utf8.reversed()))
      }
    }
  }

  @Test("a byte is found wherever it stands")
  func byte() {
    // Behind, before and in the parts that are looked at in one go.
    let long = (0..<70).map {
      String(repeating: "x", count: $0) + "e" + String(repeating: "x", count: 69 - $0)
    }
    for text in texts + long {
      for byte in [UInt8(ascii: "a"), UInt8(ascii: "e"), 0xA9, 0] {
        #expect(text.hasByte(byte) == text.utf8.contains(byte))
      }
    }
  }
}
