// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Markup that XML allows and no writer of property lists writes, and markup that is not allowed at
/// all.
extension XMLReader {
  /// Reads whatever begins with the `<` at the position and is not on the fast path.
  mutating func readMarkup(_ text: RawSpan) throws(SyntaxFault) {
    if try skipMiscellany(text) { return }
    if text.byte(at: position + 1) == UInt8(ascii: "/") { return try readEndTag(text) }
    let tag = try readStartTag(text)
    guard let kind = Node.Kind(elementName: tag.name) else {
      throw SyntaxFault(.unknownElement(tag.name), at: tag.range)
    }
    checkAttributes(of: tag)
    switch (kind, tag.isSelfClosing) {
    case (.dictionary, false), (.array, false):
      try openContainer(text, kind, length: tag.range.count)
    case (.true, false), (.false, false):
      let end = try readEmptyBody(text, of: tag)
      try appendEmpty(text, kind, length: end - tag.range.start)
    case (.dictionary, true), (.array, true), (.true, true), (.false, true):
      try appendEmpty(text, kind, length: tag.range.count)
    case (_, true):
      try checkContent(text, kind, from: tag.range.end, to: tag.range.end, tagStart: position)
      try append(
        text, kind, traits: .selfClosing, offset: tag.range.end, length: 0, tagStart: position)
      position = tag.range.end
    case (_, false):
      let (end, _) = text.endOfText(from: tag.range.end)
      try readLeafSlowly(
        text, kind, tagStart: position, contentStart: tag.range.end, firstMarkup: end)
    }
  }

  /// Reads a leaf that holds entities or markup, or whose end tag is not the plain one.
  ///
  /// The opening tag begins at `tagStart`, the content at `contentStart`; `firstMarkup` is the offset of the content's
  /// first `<`, or the end of the text.
  mutating func readLeafSlowly(
    _ text: RawSpan, _ kind: Node.Kind, tagStart: Int, contentStart: Int, firstMarkup: Int
  ) throws(SyntaxFault) {
    let tag = SourceRange(tagStart, contentStart)
    var traits: Node.Traits = []
    var segment = contentStart
    var markup = firstMarkup
    while true {
      if try checkEntities(text, from: segment, to: markup) { traits.insert(.escaped) }
      position = markup
      guard markup < text.byteCount else {
        throw SyntaxFault(
          .unterminated(.element(kind.elementName)), at: SourceRange(at: markup), opening: tag)
      }
      guard text.matches("<![CDATA[", at: markup) else {
        break
      }
      guard let end = text.offset(of: "]]>", from: markup + 9) else {
        throw SyntaxFault(
          .unterminated(.characterData), at: SourceRange(at: text.byteCount),
          opening: SourceRange(markup, markup + 9))
      }
      position = end + 3
      traits.insert(.escaped)
      segment = position
      markup = text.endOfText(from: segment).end
    }
    let closing = text.byte(at: position + 1) == UInt8(ascii: "/") ? try readTagName(text) : nil
    guard closing?.name == kind.elementName, let end = closing?.range.end else {
      throw SyntaxFault(
        .expected(.closingTag(kind.elementName), found: found(text)), at: foundRange(text),
        opening: tag)
    }
    try checkContent(text, kind, from: contentStart, to: markup, tagStart: tagStart)
    try append(
      text, kind, traits: traits, offset: contentStart, length: markup - contentStart,
      tagStart: tagStart)
    position = end
  }

  /// Reads the end tag of a container, or says why none can be here.
  private mutating func readEndTag(_ text: RawSpan) throws(SyntaxFault) {
    let tag = try readTagName(text)
    guard let index = open.last else {
      throw SyntaxFault(
        .expected(.value, found: found(text)), at: foundRange(text), opening: wrapper)
    }
    let kind = nodes[index].kind
    guard tag.name == kind.elementName else {
      throw SyntaxFault(
        .expected(.closingTag(kind.elementName), found: found(text)), at: tag.range,
        opening: opening)
    }
    guard state != .value else {
      throw SyntaxFault(
        .expected(expectation(text), found: found(text)), at: tag.range, opening: opening)
    }
    closeContainer(length: tag.range.count)
  }

  /// The offset after the end tag of a Boolean that is written with two tags.
  private mutating func readEmptyBody(
    _ text: RawSpan, of tag: StartTag
  ) throws(SyntaxFault) -> Int {
    let start = position
    defer { position = start }
    position = tag.range.end
    guard position < text.byteCount else {
      throw SyntaxFault(
        .unterminated(.element(tag.name)), at: SourceRange(at: position), opening: tag.range)
    }
    let isEndTag = text.matches("</", at: position)
    guard isEndTag, case let end = try readTagName(text), end.name == tag.name else {
      throw SyntaxFault(
        .expected(.closingTag(tag.name), found: found(text)), at: foundRange(text),
        opening: tag.range)
    }
    return end.range.end
  }

  /// Skips white space, comments and processing instructions.
  mutating func skipSpaceAndMiscellany(_ text: RawSpan) throws(SyntaxFault) {
    repeat { position = text.endOfXMLSpace(from: position) } while try skipMiscellany(text)
  }

  /// Skips a comment or a processing instruction at the position; false if there is neither.
  mutating func skipMiscellany(_ text: RawSpan) throws(SyntaxFault) -> Bool {
    guard let markup = text.miscellany(at: position), markup.kind != .characterData else {
      return false
    }
    guard let end = markup.end else {
      throw SyntaxFault(
        .unterminated(markup.kind == .comment ? .comment : .processingInstruction),
        at: SourceRange(at: text.byteCount), opening: SourceRange(position, markup.content))
    }
    position = end
    return true
  }
}
