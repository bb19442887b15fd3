// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// What stands around the document's value.
extension XMLReader {
  /// Reads all that precedes the value, up to the tag of the `<plist>` element that wraps it.
  ///
  /// Apple's readers take a value without that element as well.
  mutating func readProlog(_ text: RawSpan) throws(SyntaxFault) {
    position = text.endOfWhiteSpace(from: 0)
    try checkDeclaredEncoding(text)
    while true {
      position = text.endOfWhiteSpace(from: position)
      guard position < text.byteCount else {
        throw SyntaxFault(
          nodes.isEmpty && text.endOfWhiteSpace(from: 0) == text.byteCount
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
      position = tag.range.end
      wrapper = tag.range
      guard !tag.isSelfClosing else {
        throw SyntaxFault(.expected(.value, found: "'<plist/>'"), at: tag.range)
      }
      return
    }
  }

  /// Reads the end of the document; the range of what stands behind it, if anything does.
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
    // Whatever it is, it is no part of the document, so its own mistakes are none of ours.
    _ = try? skipSpaceAndMiscellany(text)
    return position < text.byteCount ? SourceRange(max(position, end), text.byteCount) : nil
  }

  /// Skips the document type declaration at the position.
  ///
  /// What it declares is neither loaded nor believed.
  private mutating func skipDocumentType(_ text: RawSpan) throws(SyntaxFault) {
    guard let end = text.endOfDocumentType(from: position) else {
      throw SyntaxFault(
        .unterminated(.documentType), at: SourceRange(at: text.byteCount),
        opening: SourceRange(position, position + 9))
    }
    position = end
  }

  /// Checks the encoding of the XML declaration, where one stands at the position.
  ///
  /// The text is UTF-8 by now, whatever it was on the disk. Any other declaration is right as long as the text is ASCII,
  /// which all of them share.
  private func checkDeclaredEncoding(_ text: RawSpan) throws(SyntaxFault) {
    guard text.matches("<?xml", at: position), let end = text.offset(of: "?>", from: position),
      let keyword = text.offset(of: "encoding", from: position), keyword < end
    else { return }
    let equals = text.endOfWhiteSpace(from: keyword + 8)
    let quotation = text.endOfWhiteSpace(from: equals + 1)
    guard text.byte(at: equals) == UInt8(ascii: "="), let mark = text.byte(at: quotation) else {
      return
    }
    var nameEnd = quotation + 1
    while nameEnd < end, text.byte(at: nameEnd) != mark { nameEnd += 1 }
    let name = text.string(from: quotation + 1, to: nameEnd)
    let isUnicode = ["utf-8", "utf8", "utf-16", "utf-16le", "utf-16be"].contains(name.lowercased())
    guard isUnicode || text.isASCII else {
      throw SyntaxFault(.unsupportedEncoding(name), at: SourceRange(quotation + 1, nameEnd))
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
}
