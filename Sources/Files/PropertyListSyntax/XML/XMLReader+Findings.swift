// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// The faults that say what was expected and what is there.
extension XMLReader {
  /// The fault of an element that may not be here.
  func unexpectedElement(_ text: RawSpan, at tagStart: Int) -> SyntaxFault {
    SyntaxFault(
      .expected(expectation(text), found: found(text, at: tagStart)),
      at: foundRange(text, at: tagStart), opening: opening)
  }

  /// The fault of text, or of the end of the file, where a tag must be.
  func unexpectedText(_ text: RawSpan) -> SyntaxFault {
    guard position < text.byteCount else {
      let name = open.last.map { nodes[$0].kind.elementName } ?? "plist"
      return SyntaxFault(
        .unterminated(.element(name)), at: SourceRange(at: position), opening: opening)
    }
    return SyntaxFault(
      .expected(expectation(text), found: found(text)), at: foundRange(text), opening: opening)
  }

  /// The syntax that is expected at the position.
  func expectation(_ text: RawSpan) -> PropertyListError.Expectation {
    switch state {
    case .key: return .key
    case .value:
      // A value is missing, so the last node is its key.
      guard let key = nodes.last else { return .value }
      let start = Int(key.offset)
      let spelling = text.string(from: start, to: start + Int(key.length))
      return .valueOfKey(XMLText.decode(Array(spelling.utf8)[...]))
    case .document, .element, .end: return .value
    }
  }

  /// The opening tag of the innermost container, or of the `<plist>` element.
  var opening: SourceRange? {
    guard let index = open.last else { return wrapper }
    let start = Int(nodes[index].offset)
    return SourceRange(start, start + Int(nodes[index].length))
  }

  /// A description of the text at the position, or at an offset.
  func found(_ text: RawSpan, at offset: Int? = nil) -> String {
    let range = foundRange(text, at: offset)
    guard !range.isEmpty else { return "the end of the file" }
    let isCut = range.count >= Self.foundByteCount
    return "'\(text.string(from: range.start, to: range.end))\(isCut ? "…" : "")'"
  }

  /// How many bytes of what was found a sentence repeats, and a place covers.
  private static let foundByteCount = 60

  /// The tag, or the beginning of the text, at the position or at an offset.
  func foundRange(_ text: RawSpan, at offset: Int? = nil) -> SourceRange {
    let start = offset ?? position
    var end = start
    let isTag = text.byte(at: start) == UInt8(ascii: "<")
    while let byte = text.byte(at: end), end < start + Self.foundByteCount {
      if end > start, byte < UInt8(ascii: " ") || byte == UInt8(ascii: "<") { break }
      if end > start, !isTag, byte == UInt8(ascii: " ") || byte == UInt8(ascii: ">") { break }
      end += 1
      if isTag, byte == UInt8(ascii: ">") { break }
    }
    // A snippet ends if a character does.
    while let byte = text.byte(at: end), byte & 0xC0 == 0x80 { end += 1 }
    return SourceRange(start, end)
  }
}
