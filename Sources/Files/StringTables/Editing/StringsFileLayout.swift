// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// How a `.strings` file in the text form is laid out: which lines belong to which entry.
struct StringsFileLayout {
  /// An entry with what belongs to it.
  struct Item {
    /// The key.
    var key: String

    /// Where it begins: with the comments directly above it.
    var start: Int

    /// Whether there are any.
    var hasComment: Bool

    /// Where it ends: with its line, or after its semicolon where the next entry is on the same line.
    var end: Int
  }

  /// The file's text.
  let bytes: [UInt8]

  /// The entries, in the order of the file.
  let items: [Item]

  /// The line break of the file.
  let lineBreak: String

  /// Whether the file is a dictionary in braces.
  let hasBraces: Bool

  /// Looks at a file; nil if an entry has no semicolon after it.
  init?(_ document: PropertyListDocument) {
    bytes = document.source.bytes
    let newline = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0
    lineBreak = newline > 0 && bytes[newline - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    let trivia = StringsTrivia(bytes)
    // A table begins with a brace where nothing but comments is before it.
    let first = trivia.end(from: 0)
    hasBraces = first < bytes.count && bytes[first] == UInt8(ascii: "{")
    var items: [Item] = []
    var position = hasBraces ? first + 1 : 0
    for entry in document.root.entries {
      let separator = trivia.end(from: entry.value.fullRange.end)
      guard separator < bytes.count, bytes[separator] == UInt8(ascii: ";") else { return nil }
      let start = trivia.blockStart(before: entry.keyValue.fullRange.start, from: position)
      let end = trivia.endOfLine(from: separator + 1)
      items.append(
        Item(key: entry.key, start: start.offset, hasComment: start.hasComment, end: end))
      position = end
    }
    self.items = items
  }

  /// Whether blank lines are between the entries.
  var isSpaced: Bool {
    guard items.count > 1 else { return true }
    return items[1].start > items[0].end
  }

  /// Whether the entries are sorted by their keys.
  var isSorted: Bool {
    zip(items, items.dropFirst()).allSatisfy { !$1.key.precedesByBytes($0.key) }
  }
}

/// White space and comments of a `.strings` file.
private struct StringsTrivia {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The offset of the first byte from an offset on that is neither white space nor in a comment.
  func end(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      if let end = commentEnd(at: offset) {
        offset = end
      } else if bytes[offset] <= UInt8(ascii: " ") {
        offset += 1
      } else if bytes[offset...].starts(with: [0xE2, 0x80, 0xA8])
        || bytes[offset...].starts(with: [0xE2, 0x80, 0xA9])
      {
        offset += 3
      } else {
        break
      }
    }
    return offset
  }

  /// Where a comment ends that begins at an offset; nil if none does.
  private func commentEnd(at start: Int) -> Int? {
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "/") else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      return bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        ?? bytes.count
    case UInt8(ascii: "*"):
      var offset = start + 2
      while offset + 1 < bytes.count {
        if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
          return offset + 2
        }
        offset += 1
      }
      return bytes.count
    default: return nil
    }
  }

  /// The offset after the line on which an entry ends, its comments included; the offset itself where something else
  /// is there.
  func endOfLine(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\n"): return offset + 1
      case UInt8(ascii: "\r"):
        let isPair = offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
        return offset + (isPair ? 2 : 1)
      case let byte where byte.isBlank: offset += 1
      default:
        guard let end = commentEnd(at: offset),
          !bytes[offset..<end].contains(UInt8(ascii: "\n"))
        else { return start }
        offset = end
      }
    }
    return bytes.count
  }

  /// Where the lines of an entry begin whose key is at an offset: with the comments above it that no blank line parts
  /// from it.
  func blockStart(before key: Int, from limit: Int) -> (offset: Int, hasComment: Bool) {
    var comments: [Range<Int>] = []
    var offset = limit
    while offset < key {
      if let end = commentEnd(at: offset) {
        comments.append(offset..<end)
        offset = end
      } else {
        offset += 1
      }
    }
    var start = lineStart(of: key, from: limit)
    for comment in comments.reversed() {
      let between = bytes[comment.upperBound..<max(start, comment.upperBound)]
      guard between.count(where: { $0 == UInt8(ascii: "\n") }) <= 1 else { break }
      start = lineStart(of: comment.lowerBound, from: limit)
    }
    return (start, comments.contains { $0.lowerBound >= start })
  }

  /// The start of the line of an offset where only blanks are before it; else the offset.
  private func lineStart(of offset: Int, from limit: Int) -> Int {
    var start = offset
    while start > limit, bytes[start - 1].isBlank { start -= 1 }
    let beginsLine = start == 0 || start == limit || bytes[start - 1] == UInt8(ascii: "\n")
    return beginsLine ? start : offset
  }
}

extension UInt8 {
  /// Whether the byte is a space or a tab.
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
