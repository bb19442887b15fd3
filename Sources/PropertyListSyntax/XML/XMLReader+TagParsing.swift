// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension XMLReader {
  /// An opening tag, or one that opens and closes.
  struct StartTag {
    var name: String
    var range: SourceRange
    var isSelfClosing: Bool
  }

  /// Reads the opening tag at the position, attributes and all, without moving the position.
  func readStartTag(_ text: RawSpan) throws(SyntaxFault) -> StartTag {
    let start = position
    let nameEnd = text.endOfName(from: start + 1)
    guard nameEnd > start + 1 else {
      throw SyntaxFault(
        .expected(expectation(text), found: found(text)), at: foundRange(text), opening: opening)
    }
    let name = text.string(from: start + 1, to: nameEnd)
    var offset = nameEnd
    while true {
      let attributeStart = text.endOfWhiteSpace(from: offset)
      switch text.byte(at: attributeStart) {
      case UInt8(ascii: ">"):
        return StartTag(
          name: name, range: SourceRange(start, attributeStart + 1), isSelfClosing: false)
      case UInt8(ascii: "/") where text.byte(at: attributeStart + 1) == UInt8(ascii: ">"):
        return StartTag(
          name: name, range: SourceRange(start, attributeStart + 2), isSelfClosing: true)
      case nil:
        throw SyntaxFault(
          .unterminated(.tag), at: SourceRange(at: attributeStart),
          opening: SourceRange(start, nameEnd))
      default:
        guard attributeStart > offset, let end = try endOfAttribute(text, from: attributeStart)
        else {
          throw SyntaxFault(
            .expected(.attribute, found: found(text, at: attributeStart)),
            at: foundRange(text, at: attributeStart), opening: SourceRange(start, nameEnd))
        }
        offset = end
      }
    }
  }

  /// Reads the end tag at the position, without moving the position.
  func readTagName(_ text: RawSpan) throws(SyntaxFault) -> (name: String, range: SourceRange) {
    let nameEnd = text.endOfName(from: position + 2)
    let end = text.endOfWhiteSpace(from: nameEnd)
    guard text.byte(at: end) == UInt8(ascii: ">") else {
      throw SyntaxFault(
        end < text.byteCount
          ? .expected(.token(">"), found: found(text, at: end)) : .unterminated(.tag),
        at: foundRange(text, at: end), opening: SourceRange(position, nameEnd))
    }
    return (text.string(from: position + 2, to: nameEnd), SourceRange(position, end + 1))
  }

  /// The offset behind the attribute at an offset; nil where there is none.
  private func endOfAttribute(_ text: RawSpan, from start: Int) throws(SyntaxFault) -> Int? {
    let nameEnd = text.endOfName(from: start)
    let equals = text.endOfWhiteSpace(from: nameEnd)
    guard nameEnd > start, text.byte(at: equals) == UInt8(ascii: "=") else { return nil }
    let quotation = text.endOfWhiteSpace(from: equals + 1)
    guard let mark = text.byte(at: quotation),
      mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'")
    else { return nil }
    var end = quotation + 1
    while let byte = text.byte(at: end), byte != mark {
      // No attribute holds `<`, so a tag that is never closed ends here and not at the next quotation mark.
      guard byte != UInt8(ascii: "<") else { return nil }
      end += 1
    }
    guard end < text.byteCount else {
      throw SyntaxFault(
        .unterminated(.tag), at: SourceRange(at: end), opening: SourceRange(start, nameEnd))
    }
    return end + 1
  }
}
