// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension XMLReader {
  /// An opening tag, or one that opens and closes.
  struct StartTag {
    var name: String
    var range: SourceRange
    var isSelfClosing: Bool

    /// Whether attributes, and nothing else, are after the name.
    var isSound: Bool
  }

  /// Reads the opening tag at the position, attributes and all, without moving the position.
  ///
  /// As in Apple's reader it ends at the first `>`, even in quotation marks, and is closed where a slash is before that.
  func readStartTag(_ text: RawSpan) throws(SyntaxFault) -> StartTag {
    let start = position
    var nameEnd = start + 1
    while let byte = text.byte(at: nameEnd), byte != UInt8(ascii: ">"), !byte.isXMLSpace {
      nameEnd += 1
    }
    var close = nameEnd
    while let byte = text.byte(at: close), byte != UInt8(ascii: ">") { close += 1 }
    guard close < text.byteCount else {
      throw SyntaxFault(
        .unterminated(.tag), at: SourceRange(at: close),
        opening: SourceRange(start, min(nameEnd, text.byteCount)))
    }
    let isSelfClosing = text.byte(at: close - 1) == UInt8(ascii: "/")
    if nameEnd == close, isSelfClosing { nameEnd -= 1 }
    guard nameEnd > start + 1, text.byte(at: start + 1) != UInt8(ascii: "!") else {
      throw SyntaxFault(
        .expected(expectation(text), found: found(text)), at: foundRange(text), opening: opening)
    }
    return StartTag(
      name: text.string(from: start + 1, to: nameEnd), range: SourceRange(start, close + 1),
      isSelfClosing: isSelfClosing,
      isSound: text.holdsAttributes(from: nameEnd, to: isSelfClosing ? close - 1 : close))
  }

  /// Takes note of a tag whose attributes are not attributes.
  mutating func checkAttributes(of tag: StartTag) {
    guard !tag.isSound else { return }
    oddities.append(PropertyListOddity(kind: .malformedAttributes, range: tag.range))
  }

  /// Reads the end tag at the position, without moving the position.
  func readTagName(_ text: RawSpan) throws(SyntaxFault) -> (name: String, range: SourceRange) {
    let nameEnd = text.endOfName(from: position + 2)
    let end = text.endOfXMLSpace(from: nameEnd)
    guard text.byte(at: end) == UInt8(ascii: ">") else {
      throw SyntaxFault(
        end < text.byteCount
          ? .expected(.token(">"), found: found(text, at: end)) : .unterminated(.tag),
        at: foundRange(text, at: end), opening: SourceRange(position, nameEnd))
    }
    return (text.string(from: position + 2, to: nameEnd), SourceRange(position, end + 1))
  }

  /// The kind that a key becomes where none can be: a string, where a value may.
  mutating func stringOfKey(_ text: RawSpan, at tagStart: Int) throws(SyntaxFault) -> Node.Kind {
    guard state != .end else { throw unexpectedElement(text, at: tagStart) }
    oddities.append(
      PropertyListOddity(kind: .keyAsValue, range: SourceRange(tagStart, tagStart + 5)))
    return .string
  }
}

extension RawSpan {
  /// Whether a range holds attributes, each after white space, and nothing else.
  fileprivate func holdsAttributes(from start: Int, to end: Int) -> Bool {
    var offset = start
    while true {
      let attribute = endOfXMLSpace(from: offset)
      guard attribute < end else { return true }
      guard attribute > offset, let parts = self.attribute(at: attribute, before: end),
        parts.text.upperBound < end
      else { return false }
      offset = parts.text.upperBound + 1
    }
  }
}
