// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Finds comments in a string table or another property list in the text form, and what follows each.
struct OpenStepComments {
  private let source: SourceFile
  private var bytes: [UInt8] { source.bytes }

  init(_ source: SourceFile) {
    self.source = source
  }

  /// A token of the text.
  private enum Token {
    /// A comment; the range of what is between its marks.
    case comment(Range<Int>)
    /// A quoted text.
    case quoted
    /// A brace or parenthesis that opens.
    case opening
    /// One that closes.
    case closing
    /// The semicolon that ends an entry.
    case semicolon
    /// A character of anything else.
    case other
  }

  /// The comments that leave findings out.
  func suppressions() -> [SuppressionComment] {
    var found: [SuppressionComment] = []
    var offset = 0
    var isBeforeRoot = true
    while let (token, range) = next(from: offset) {
      offset = range.upperBound
      guard case .comment(let content) = token else {
        isBeforeRoot = false
        continue
      }
      let comment = SuppressionComment(
        content, range: SourceRange(range.lowerBound, range.upperBound), in: source
      ) {
        scope(behind: range.upperBound, isBeforeRoot: isBeforeRoot)
      }
      if let comment { found.append(comment) }
    }
    return found
  }

  /// The entry or value after an offset; the file, where that is its outermost dictionary.
  private func scope(behind start: Int, isBeforeRoot: Bool) -> SuppressionComment.Scope {
    var offset = start
    var depth = 0
    var first: Int?
    while let (token, range) = next(from: offset) {
      offset = range.upperBound
      switch token {
      case .comment: continue
      case .opening:
        if first == nil, isBeforeRoot { return .file }
        depth += 1
      case .closing:
        if depth == 0 { return first.map { .part(SourceRange($0, range.lowerBound)) } ?? .nothing }
        depth -= 1
      case .semicolon:
        if depth == 0 { return .part(SourceRange(first ?? range.lowerBound, range.upperBound)) }
      case .quoted, .other: break
      }
      first = first ?? range.lowerBound
    }
    return first.map { .part(SourceRange($0, bytes.count)) } ?? .nothing
  }

  /// The next token after white space.
  private func next(from offset: Int) -> (token: Token, range: Range<Int>)? {
    guard
      let start = bytes[offset...].firstIndex(where: { $0 > UInt8(ascii: " ") })
    else { return nil }
    switch bytes[start] {
    case UInt8(ascii: "/") where start + 1 < bytes.count:
      return comment(at: start) ?? (.other, start..<(start + 1))
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return (.quoted, start..<endOfQuoted(at: start))
    case UInt8(ascii: "{"), UInt8(ascii: "("): return (.opening, start..<(start + 1))
    case UInt8(ascii: "}"), UInt8(ascii: ")"): return (.closing, start..<(start + 1))
    case UInt8(ascii: ";"): return (.semicolon, start..<(start + 1))
    default: return (.other, start..<(start + 1))
    }
  }

  private func comment(at start: Int) -> (token: Token, range: Range<Int>)? {
    let content = start + 2
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      let end = bytes[content...].firstIndex {
        $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
      }
      return (.comment(content..<(end ?? bytes.count)), start..<(end ?? bytes.count))
    case UInt8(ascii: "*"):
      var offset = content
      while let star = bytes[offset...].firstIndex(of: UInt8(ascii: "*")) {
        if star + 1 < bytes.count, bytes[star + 1] == UInt8(ascii: "/") {
          return (.comment(content..<star), start..<(star + 2))
        }
        offset = star + 1
      }
      return (.comment(content..<bytes.count), start..<bytes.count)
    default: return nil
    }
  }

  private func endOfQuoted(at start: Int) -> Int {
    var offset = start + 1
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\\") {
        offset += 2
      } else if bytes[offset] == bytes[start] {
        return offset + 1
      } else {
        offset += 1
      }
    }
    return bytes.count
  }
}
