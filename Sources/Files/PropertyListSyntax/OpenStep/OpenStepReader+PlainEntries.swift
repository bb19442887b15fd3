// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension OpenStepReader {
  /// Reads the entries that are spelled as nearly all of a table are, `"key" = "text";` without a backslash, up to the first
  /// token of what is not.
  ///
  /// Where a key can be. What is left is read token by token, which takes twice as long.
  mutating func readPlainEntries(_ text: Span<UInt8>) {
    let mark = UInt8(ascii: "\"")
    while offset < text.count, text[offset] == mark {
      guard let keyEnd = text.endOfPlainString(from: offset + 1),
        text.hasAssignment(at: keyEnd + 1), case let start = keyEnd + 5,
        let end = text.endOfPlainString(from: start), end + 1 < text.count,
        text[end + 1] == UInt8(ascii: ";")
      else { return }
      tape.append(.key, traits: .quoted, from: offset + 1, to: keyEnd)
      tape.append(.string, traits: .quoted, from: start, to: end)
      tokenEnd = end + 1
      offset = end + 2
      skipTrivia(text)
    }
  }
}

extension Span<UInt8> {
  /// Where the quotation mark stands that ends a string without a backslash; nil if there is one, or no end.
  fileprivate func endOfPlainString(from start: Int) -> Int? {
    let mark = UInt8(ascii: "\"")
    let end = offset(ofFirst: mark, or: UInt8(ascii: "\\"), from: start)
    return end < count && self[end] == mark ? end : nil
  }

  /// Whether an equals sign between spaces, and a quotation mark, are at an offset.
  func hasAssignment(at offset: Int) -> Bool {
    offset + 4 <= count && self[offset] == UInt8(ascii: " ")
      && self[offset + 1] == UInt8(ascii: "=") && self[offset + 2] == UInt8(ascii: " ")
      && self[offset + 3] == UInt8(ascii: "\"")
  }
}
