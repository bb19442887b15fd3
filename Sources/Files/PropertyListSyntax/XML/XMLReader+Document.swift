// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// The parts of the document around its value.
extension XMLReader {
  /// Reads all that precedes the value, up to the tag of the `<plist>` element that wraps it.
  ///
  /// Apple's readers take a value without that element as well.
  mutating func readProlog(_ text: RawSpan) throws(SyntaxFault) {
    while true {
      position = text.endOfXMLSpace(from: position)
      guard position < text.byteCount else {
        throw SyntaxFault(
          text.endOfXMLSpace(from: 0) == text.byteCount
            ? .empty : .expected(.documentElement, found: found(text)),
          at: SourceRange(at: position))
      }
      if try skipMiscellany(text) { continue }
      if text.matches("<!DOCTYPE", at: position) {
        try skipDocumentType(text)
        continue
      }
      guard text.byte(at: position) == UInt8(ascii: "<") else {
        throw SyntaxFault(
          .expected(.documentElement, found: found(text)), at: foundRange(text))
      }
      guard text.matches("<plist", at: position), case let tag = try readStartTag(text),
        tag.name == "plist"
      else { return }
      checkAttributes(of: tag)
      position = tag.range.end
      wrapper = tag.range
      guard !tag.isSelfClosing else {
        throw SyntaxFault(.expected(.value, found: "'<plist/>'"), at: tag.range)
      }
      return
    }
  }

  /// Reads the end of the document; the range of what is after it, if anything does.
  mutating func readEpilog(_ text: RawSpan) throws(SyntaxFault) -> SourceRange? {
    if let wrapper {
      try skipSpaceAndMiscellany(text)
      guard position < text.byteCount else { throw unexpectedText(text) }
      guard text.matches("</", at: position), case let tag = try readTagName(text),
        tag.name == "plist"
      else {
        throw SyntaxFault(
          .expected(.closingTag("plist"), found: found(text)), at: foundRange(text),
          opening: wrapper)
      }
      position = tag.range.end
    }
    let end = position
    // Whatever it is, it is not a part of the document, so its own mistakes are none of ours.
    _ = try? skipSpaceAndMiscellany(text)
    return position < text.byteCount ? SourceRange(max(position, end), text.byteCount) : nil
  }

  /// Skips the document type declaration at the position.
  ///
  /// Apple's reader ends it at the first `>`, quoted or not, and refuses one that declares something of its own.
  private mutating func skipDocumentType(_ text: RawSpan) throws(SyntaxFault) {
    let start = position
    var end = start + 9
    var isQuoted = false
    var isMalformed = false
    while let byte = text.byte(at: end), byte != UInt8(ascii: ">") {
      switch byte {
      case UInt8(ascii: "["):
        throw SyntaxFault(
          .internalSubset, at: SourceRange(end, end + 1), opening: SourceRange(start, start + 9))
      case UInt8(ascii: "\""), UInt8(ascii: "'"): isQuoted.toggle()
      case UInt8(ascii: "<"): isMalformed = true
      default: break
      }
      end += 1
    }
    guard end < text.byteCount else {
      throw SyntaxFault(
        .unterminated(.documentType), at: SourceRange(at: text.byteCount),
        opening: SourceRange(start, start + 9))
    }
    position = end + 1
    if isMalformed || isQuoted {
      oddities.append(
        PropertyListOddity(kind: .malformedDocumentType, range: SourceRange(start, position)))
    }
  }

  /// Checks the encoding of the XML declaration that a file of 8-bit text may begin with.
  static func checkDeclaredEncoding(_ bytes: [UInt8]) throws(SyntaxFault) {
    guard let declared = DeclaredEncoding(bytes), !declared.isUTF8 else { return }
    guard declared.isKnown else {
      throw SyntaxFault(.unknownEncoding(declared.name), at: declared.range)
    }
    // ASCII is the same in all of them.
    guard bytes.span.bytes.isASCII else {
      throw SyntaxFault(.unsupportedEncoding(declared.name), at: declared.range)
    }
  }
}

extension RawSpan {
  /// Whether every byte is ASCII.
  fileprivate var isASCII: Bool {
    var offset = 0
    while offset < byteCount {
      guard word(at: offset) & .repeating(0x80) == 0 else { return false }
      offset += 8
    }
    return true
  }

  /// The offset of the first byte at or after `start` that is not white space of XML.
  func endOfXMLSpace(from start: Int) -> Int {
    var offset = start
    while let byte = byte(at: offset), byte.isXMLSpace { offset += 1 }
    return offset
  }
}
