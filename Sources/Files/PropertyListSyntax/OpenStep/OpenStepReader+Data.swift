// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension OpenStepReader {
  /// Passes the hexadecimal data that begins here; the result is the offset of its closing `>`.
  ///
  /// Digits come in pairs, and nothing can be between the two of a pair.
  mutating func scanData(_ text: Span<UInt8>) throws(SyntaxFault) -> Int {
    let opening = SourceRange(offset, offset + 1)
    offset += 1
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: ">"):
        offset += 1
        return offset - 1
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        offset += 1
      case 0xE2 where text.hasLineSeparator(at: offset):
        offset += 3
      default:
        for _ in 0..<2 where offset < text.count {
          guard Int(hexadecimalDigit: text[offset]) != nil else {
            var fault = SyntaxFault(expected: .hexadecimalDigits, in: text, at: offset)
            fault.opening = opening
            throw fault
          }
          offset += 1
        }
      }
    }
    throw SyntaxFault(.unterminated(.data), at: SourceRange(at: text.count), opening: opening)
  }
}
