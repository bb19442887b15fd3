// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension OpenStepReader {
  /// Passes white space and comments.
  ///
  /// A comment that is never closed takes the rest of the file, and is remembered.
  mutating func skipTrivia(_ text: Span<UInt8>) {
    while offset < text.count {
      switch text[offset] {
      case 0x09...0x0D, UInt8(ascii: " "):
        offset += 1
      case UInt8(ascii: "/") where text.startsComment(at: offset):
        skipComment(text)
      case 0xE2 where text.hasLineSeparator(at: offset):
        offset += 3
      default:
        return
      }
    }
  }

  private mutating func skipComment(_ text: Span<UInt8>) {
    let start = offset
    offset += 2
    guard text[start + 1] == UInt8(ascii: "*") else {
      skipLineComment(text)
      return
    }
    while true {
      offset = text.offset(ofFirst: UInt8(ascii: "*"), or: UInt8(ascii: "*"), from: offset) + 1
      guard offset < text.count else { break }
      if text[offset] == UInt8(ascii: "/") {
        offset += 1
        return
      }
    }
    offset = text.count
    unclosedComment = start
  }

  private mutating func skipLineComment(_ text: Span<UInt8>) {
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return
      case 0xE2 where text.hasLineSeparator(at: offset): return
      default: offset += 1
      }
    }
  }
}

extension Span<UInt8> {
  /// Whether U+2028 or U+2029, which are white space in OpenStep text, are at `offset`.
  func hasLineSeparator(at offset: Int) -> Bool {
    offset + 2 < count && self[offset] == 0xE2 && self[offset + 1] == 0x80
      && self[offset + 2] & 0xFE == 0xA8
  }
}
