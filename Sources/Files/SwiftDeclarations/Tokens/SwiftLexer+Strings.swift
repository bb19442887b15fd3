// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension SwiftLexer {
  /// The construct that encloses the position in a string literal.
  private enum Frame {
    /// A literal with so many `#`, of one line or of several.
    case literal(pounds: Int, isLong: Bool)
    /// An interpolation, with so many round brackets open.
    case interpolation(brackets: Int)
  }

  /// Reads a string literal that begins here with its `#`, with the literals in its interpolations.
  mutating func readString(pounds: Int) {
    let start = index
    if pounds == 0, let end = endOfPlainString {
      index = end
    } else if let end = end(ofStringAt: start, pounds: pounds, endsWithLine: endsStringsWithLines) {
      index = end
    } else {
      // Without an end: it ends with its line, as do all after it, so that none is searched to the end of the file again.
      let opening = min(bytes.count, start + pounds + 1)
      problems.append(.init(kind: .unterminatedString, range: SourceRange(start, opening)))
      endsStringsWithLines = true
      index = opening
      skipLine()
    }
    add(.string, from: start)
  }

  /// The offset after a string literal that begins here and has no escapes, as nearly all; nil if it is another.
  private var endOfPlainString: Int? {
    let quote = UInt8(ascii: "\"")
    // One of several lines, or an empty one.
    guard byte(1) != quote else { return nil }
    var position = index + 1
    while position < bytes.count {
      switch bytes[position] {
      case quote: return position + 1
      case UInt8(ascii: "\\"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
      default: position += 1
      }
    }
    return nil
  }

  /// The offset after a string literal; nil if it has no end.
  private func end(ofStringAt start: Int, pounds: Int, endsWithLine: Bool) -> Int? {
    var position = start + pounds
    var frames = [opened(at: &position, pounds: pounds)]
    while position < bytes.count {
      let byte = bytes[position]
      guard let frame = frames.last else { return position }
      switch frame {
      case .literal(let pounds, let isLong):
        if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: position + 1) {
          position += 1 + pounds
          if position < bytes.count, bytes[position] == UInt8(ascii: "(") {
            frames.append(.interpolation(brackets: 1))
          }
          position += 1
        } else if byte == UInt8(ascii: "\""), isClosing(at: position, pounds, isLong) {
          position += (isLong ? 3 : 1) + pounds
          frames.removeLast()
          if frames.isEmpty { return position }
        } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r"), !isLong {
          return nil
        } else {
          position += 1
        }
      case .interpolation(let brackets):
        if endsWithLine, byte == UInt8(ascii: "\n"), !isInLongLiteral(frames) { return nil }
        step(into: &frames, brackets, at: &position)
      }
    }
    return frames.isEmpty ? position : nil
  }

  /// Goes on by one byte, comment or quotation mark of an interpolation.
  private func step(into frames: inout [Frame], _ brackets: Int, at position: inout Int) {
    switch bytes[position] {
    case UInt8(ascii: "("): frames[frames.count - 1] = .interpolation(brackets: brackets + 1)
    case UInt8(ascii: ")"):
      if brackets == 1 {
        frames.removeLast()
      } else {
        frames[frames.count - 1] = .interpolation(brackets: brackets - 1)
      }
    case UInt8(ascii: "\""):
      frames.append(opened(at: &position, pounds: 0))
      return
    case UInt8(ascii: "#"):
      var pounds = 0
      while position + pounds < bytes.count, bytes[position + pounds] == UInt8(ascii: "#") {
        pounds += 1
      }
      position += pounds
      if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
        frames.append(opened(at: &position, pounds: pounds))
      }
      return
    default: break
    }
    position += 1
  }

  /// The literal whose quotation mark is at a position, which is moved past it.
  private func opened(at position: inout Int, pounds: Int) -> Frame {
    let quote = UInt8(ascii: "\"")
    let isLong =
      position + 2 < bytes.count && bytes[position] == quote && bytes[position + 1] == quote
      && bytes[position + 2] == quote
    // An empty string in `#""#`, or before a quotation mark that has nothing to do with it.
    position += isLong ? 3 : 1
    return .literal(pounds: pounds, isLong: isLong)
  }

  private func isClosing(at position: Int, _ pounds: Int, _ isLong: Bool) -> Bool {
    let count = isLong ? 3 : 1
    guard position + count <= bytes.count else { return false }
    return bytes[position..<(position + count)].allSatisfy { $0 == UInt8(ascii: "\"") }
      && hasPounds(pounds, at: position + count)
  }

  private func hasPounds(_ count: Int, at position: Int) -> Bool {
    position + count <= bytes.count
      && bytes[position..<(position + count)].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  private func isInLongLiteral(_ frames: [Frame]) -> Bool {
    frames.contains {
      if case .literal(_, isLong: true) = $0 { true } else { false }
    }
  }
}
