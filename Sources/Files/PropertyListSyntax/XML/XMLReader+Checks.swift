// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Checks of a leaf's content, so that decoding it later cannot fail.
extension XMLReader {
  /// Checks the entities of a stretch of text; whether there are any.
  func checkEntities(
    _ text: RawSpan, from start: Int, to end: Int
  ) throws(SyntaxFault) -> Bool {
    var found = false
    var offset = start
    while offset < end {
      guard text.byte(at: offset) == UInt8(ascii: "&") else {
        offset += 1
        continue
      }
      found = true
      var nameEnd = offset + 1
      while nameEnd < end, let byte = text.byte(at: nameEnd), byte.isPartOfEntityName {
        nameEnd += 1
      }
      guard nameEnd < end, text.byte(at: nameEnd) == UInt8(ascii: ";") else {
        throw SyntaxFault(
          .bareAmpersand(text.string(from: offset, to: nameEnd)), at: SourceRange(offset, nameEnd))
      }
      let name = text.string(from: offset + 1, to: nameEnd)
      if XMLText.character(ofEntity: name) == nil {
        throw SyntaxFault(
          name.hasPrefix("#") ? .invalidCharacterReference(name) : .unknownEntity(name),
          at: SourceRange(offset, nameEnd + 1))
      }
      offset = nameEnd + 1
    }
    return found
  }

  /// Checks that the content of the leaf whose tag begins at `tagStart` is a value of its kind.
  func checkContent(
    _ text: RawSpan, _ kind: Node.Kind, from start: Int, to end: Int, tagStart: Int
  ) throws(SyntaxFault) {
    switch kind {
    case .integer, .real:
      try checkNumber(text, kind, from: start, to: end, tagStart: tagStart)
    case .date:
      let spelling = text.string(from: start, to: end)
      guard DateSpelling(spelling) != nil else {
        throw malformed(.date, spelling, from: start, to: end, tagStart: tagStart)
      }
    case .data:
      // Apple's readers take any ASCII for data and drop what is not base64; an empty tag they refuse.
      let isSelfClosing = start == end && text.byte(at: start - 2) == UInt8(ascii: "/")
      guard !isSelfClosing, text.isPlainASCII(from: start, to: end) else {
        throw malformed(
          .data, text.string(from: start, to: end), from: start, to: end, tagStart: tagStart)
      }
    case .dictionary, .array, .key, .string, .true, .false, .null: break
    }
  }

  /// The fault of a leaf's content that is not a value of its kind; of an empty one, the place is the tag.
  private func malformed(
    _ kind: PropertyListValue.Kind, _ spelling: String, from start: Int, to end: Int, tagStart: Int
  ) -> SyntaxFault {
    SyntaxFault(
      .malformed(kind, spelling: spelling), at: SourceRange(start == end ? tagStart : start, end))
  }

  /// Checks the spelling of an integer or a real number.
  func checkNumber(
    _ text: RawSpan, _ kind: Node.Kind, from start: Int, to end: Int, tagStart: Int
  ) throws(SyntaxFault) {
    // Nineteen digits fit 64 bits whatever they are.
    if kind == .integer, end - start < 20, text.isDecimal(from: start, to: end) { return }
    let spelling = text.string(from: start, to: end)
    // White space can be before a number, and not after it.
    let isClosed = end == start || text.byte(at: end - 1).map { $0 > UInt8(ascii: " ") } == true
    let isNumber =
      isClosed
      && (kind == .integer
        ? IntegerSpelling.isReadable(spelling) : RealSpelling.value(of: spelling) != nil)
    guard isNumber else {
      throw malformed(
        kind == .integer ? .integer : .real, spelling, from: start, to: end, tagStart: tagStart)
    }
  }
}

extension UInt8 {
  /// Whether the byte can be between the `&` and the `;` of an entity.
  fileprivate var isPartOfEntityName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "#"), UInt8(ascii: "_"),
      UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}

extension RawSpan {
  /// Whether a range holds ASCII without markup.
  fileprivate func isPlainASCII(from start: Int, to end: Int) -> Bool {
    var offset = start
    while offset < end, let byte = byte(at: offset), byte < 0x80, byte != UInt8(ascii: "<") {
      offset += 1
    }
    return offset == end
  }

  /// Whether a range holds decimal digits and nothing else.
  @inline(__always)
  fileprivate func isDecimal(from start: Int, to end: Int) -> Bool {
    var offset = start
    while offset < end, let byte = byte(at: offset), byte &- UInt8(ascii: "0") < 10 { offset += 1 }
    return offset == end && end > start
  }
}
