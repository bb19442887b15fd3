// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension OpenStepReader {
  /// Passes white space and comments.
  ///
  /// A comment that is never closed takes the rest of the file, and is remembered.
  mutating func skipTrivia(_ text: Span<UInt8>) {
    let trivia = text.openStepTrivia(from: offset)
    offset = trivia.end
    unclosedComment = trivia.unclosedComment ?? unclosedComment
  }
}

extension Span<UInt8> {
  /// Where the white space and the comments end that begin at an offset, and where a comment among them begins that is never
  /// closed, and so takes the rest of the file.
  func openStepTrivia(from start: Int) -> (end: Int, unclosedComment: Int?) {
    var offset = start
    while offset < count {
      switch self[offset] {
      case 0x09...0x0D, UInt8(ascii: " "):
        offset += 1
      case UInt8(ascii: "/") where startsComment(at: offset):
        guard let end = endOfComment(at: offset) else { return (count, offset) }
        offset = end
      case 0xE2 where hasLineSeparator(at: offset):
        offset += 3
      default:
        return (offset, nil)
      }
    }
    return (offset, nil)
  }

  /// Where the comment at an offset ends; nil if it is never closed.
  private func endOfComment(at start: Int) -> Int? {
    var offset = start + 2
    guard self[start + 1] == UInt8(ascii: "*") else { return endOfLineComment(from: offset) }
    while true {
      offset = self.offset(ofFirst: UInt8(ascii: "*"), or: UInt8(ascii: "*"), from: offset) + 1
      guard offset < count else { return nil }
      if self[offset] == UInt8(ascii: "/") { return offset + 1 }
    }
  }

  private func endOfLineComment(from start: Int) -> Int {
    var offset = start
    while offset < count {
      switch self[offset] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return offset
      case 0xE2 where hasLineSeparator(at: offset): return offset
      default: offset += 1
      }
    }
    return offset
  }

  /// Whether U+2028 or U+2029, which are white space in OpenStep text, are at `offset`.
  func hasLineSeparator(at offset: Int) -> Bool {
    offset + 2 < count && self[offset] == 0xE2 && self[offset + 1] == 0x80
      && self[offset + 2] & 0xFE == 0xA8
  }
}
