// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// The faults that say what was expected and what stands there.
extension XMLReader {
  /// The fault of an element that may not stand here.
  func unexpectedElement(_ kind: Node.Kind, at tagStart: Int) -> SyntaxFault {
    SyntaxFault(
      .expected(state == .key ? .key : .value, found: "'<\(kind.elementName)>'"),
      at: SourceRange(tagStart, tagStart + kind.elementName.utf8.count + 2), opening: opening)
  }

  /// The fault of text, or of the end of the file, where a tag must stand.
  func unexpectedText(_ text: RawSpan) -> SyntaxFault {
    guard position < text.byteCount else {
      let name = open.last.map { nodes[$0].kind.elementName } ?? "plist"
      return SyntaxFault(
        .unterminated(.element(name)), at: SourceRange(at: position), opening: opening)
    }
    let expectation: PropertyListError.Expectation =
      switch state {
      case .key: .key
      case .value: valueOfLastKey(text)
      default: .value
      }
    return SyntaxFault(.expected(expectation, found: found(text)), at: foundRange(text))
  }

  /// What is missing behind a key.
  func valueOfLastKey(_ text: RawSpan) -> PropertyListError.Expectation {
    guard let key = nodes.last(where: { $0.kind == .key }) else { return .value }
    return .valueOfKey(
      text.string(from: Int(key.offset), to: Int(key.offset) + Int(key.length)))
  }

  /// The opening tag of the innermost container.
  private var opening: SourceRange? {
    open.last.map { index in
      let start = Int(nodes[index].offset)
      return SourceRange(start, start + Int(nodes[index].length))
    }
  }

  /// What stands at the position, or at an offset, in words.
  func found(_ text: RawSpan, at offset: Int? = nil) -> String {
    let range = foundRange(text, at: offset)
    guard !range.isEmpty else { return "the end of the file" }
    return "'\(text.string(from: range.start, to: range.end))'"
  }

  /// The tag, or the beginning of the text, at the position or at an offset.
  func foundRange(_ text: RawSpan, at offset: Int? = nil) -> SourceRange {
    let start = offset ?? position
    var end = start
    let isTag = text.byte(at: start) == UInt8(ascii: "<")
    while let byte = text.byte(at: end), end < start + 60 {
      if isTag {
        end += 1
        if byte == UInt8(ascii: ">") { break }
        if byte < UInt8(ascii: " "), end > start + 1 { break }
      } else {
        if byte <= UInt8(ascii: " ") || byte == UInt8(ascii: "<") { break }
        end += 1
      }
    }
    // A snippet ends where a character does.
    while let byte = text.byte(at: end), byte & 0xC0 == 0x80 { end += 1 }
    return SourceRange(start, end)
  }
}
