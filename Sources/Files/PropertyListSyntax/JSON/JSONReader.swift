// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Reads JSON as RFC 8259 defines it, and nothing beside it.
///
/// Numbers keep their spelling, keys that are repeated stay, and any value may be the document.
struct JSONReader {
  /// The token that the syntax expects next.
  enum State {
    case value
    case firstElementOrEnd
    case elementAfterComma
    case firstKeyOrEnd
    case keyAfterComma
    case colon
    case separator
  }

  var offset = 0
  var tape: TapeBuilder

  /// The end of the last token.
  private var tokenEnd = 0

  static func read(_ bytes: [UInt8]) throws(SyntaxFault) -> Tape {
    let text = bytes.span
    let separators = text.count(
      of: UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "{"))
    var reader = Self(tape: TapeBuilder(nodeCount: min(separators, text.count / 2) + 1))
    try reader.readValues(text)
    reader.skipWhiteSpace(text)
    guard reader.offset == text.count else {
      throw SyntaxFault(expected: .endOfFile, in: text, at: reader.offset)
    }
    return Tape(nodes: reader.tape.nodes)
  }

  private init(tape: TapeBuilder) {
    self.tape = tape
  }

  private mutating func skipWhiteSpace(_ text: Span<UInt8>) {
    while offset < text.count {
      switch text[offset] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        offset += 1
      default: return
      }
    }
  }

  /// Reads up to the end of the outermost value.
  private mutating func readValues(_ text: Span<UInt8>) throws(SyntaxFault) {
    var state = State.value
    while true {
      skipWhiteSpace(text)
      guard offset < text.count else { throw endOfFile(text) }
      switch (state, text[offset]) {
      case (.separator, UInt8(ascii: ",")):
        offset += 1
        state = tape.container?.kind == .array ? .elementAfterComma : .keyAfterComma
      case (.firstKeyOrEnd, UInt8(ascii: "\"")), (.keyAfterComma, UInt8(ascii: "\"")):
        try readString(text, as: .key)
        state = .colon
      case (.colon, UInt8(ascii: ":")):
        offset += 1
        state = .value
      case (.firstElementOrEnd, UInt8(ascii: "]")), (.firstKeyOrEnd, UInt8(ascii: "}")):
        state = closeContainer()
      case (.separator, UInt8(ascii: "]")) where tape.container?.kind == .array:
        state = closeContainer()
      case (.separator, UInt8(ascii: "}")) where tape.container?.kind == .dictionary:
        state = closeContainer()
      case (.value, let byte), (.firstElementOrEnd, let byte), (.elementAfterComma, let byte):
        state = try readValue(text, byte, in: state)
      case (.firstKeyOrEnd, _), (.keyAfterComma, _), (.colon, _), (.separator, _):
        throw unexpected(text, in: state, behind: tokenEnd)
      }
      tokenEnd = offset
      if state == .separator, tape.depth == 0 { return }
    }
  }

  private mutating func readValue(
    _ text: Span<UInt8>, _ byte: UInt8, in state: State
  ) throws(SyntaxFault) -> State {
    switch byte {
    case UInt8(ascii: "\""):
      try readString(text, as: .string)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try readNumber(text)
    case UInt8(ascii: "{"):
      try tape.open(.dictionary, at: offset)
      offset += 1
      return .firstKeyOrEnd
    case UInt8(ascii: "["):
      try tape.open(.array, at: offset)
      offset += 1
      return .firstElementOrEnd
    case UInt8(ascii: "t") where text.holds("true", at: offset): appendWord(.true, length: 4)
    case UInt8(ascii: "f") where text.holds("false", at: offset): appendWord(.false, length: 5)
    case UInt8(ascii: "n") where text.holds("null", at: offset): appendWord(.null, length: 4)
    default: throw unexpected(text, in: state, behind: tokenEnd)
    }
    return .separator
  }

  private mutating func appendWord(_ kind: Node.Kind, length: Int) {
    tape.append(kind, from: offset, to: offset + length)
    offset += length
  }

  private mutating func closeContainer() -> State {
    offset += 1
    tape.close(at: offset)
    return .separator
  }
}

extension Span<UInt8> {
  /// Whether a word is at `offset`, and no letter or digit after it.
  fileprivate func holds(_ word: StaticString, at offset: Int) -> Bool {
    let end = offset + word.utf8CodeUnitCount
    guard end <= count else { return false }
    let isSame = word.withUTF8Buffer { word in
      word.indices.allSatisfy { self[offset + $0] == word[$0] }
    }
    return isSame && (end == count || !self[end].isFoundInWords)
  }
}
