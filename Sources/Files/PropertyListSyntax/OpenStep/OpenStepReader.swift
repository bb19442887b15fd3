// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// Reads the text form of OpenStep, as `.strings` tables and `project.pbxproj` have it.
///
/// What Apple's reader refuses is refused, and what it takes means the same. A file without braces is a dictionary: it
/// goes on as long as keys do, and what follows, which Apple's reader drops without a word, is the tape's trailing
/// content. A comment that is never closed is dropped in the same way.
///
/// A key whose quotation mark is never closed ends the file in the same way, which is an error, for it loses what was
/// written. Another accident of Apple's reader is a fault here: it omits the last element of an array if that cannot be
/// read.
///
/// The tape has 16 bytes a node, as a file of common texts has for one. Where it is nothing but entries of the
/// short form, `a;`, it grows to sixteen times the size of the file, and to twice that while it is moved.
struct OpenStepReader {
  /// The token that the syntax expects next.
  private enum State {
    case value
    case elementOrEnd
    case keyOrEnd
    case assignment
    case separator
  }

  var offset = 0
  var tape: TapeBuilder

  /// Where a comment begins that the file ends in.
  var unclosedComment: Int?

  /// Whether the outermost dictionary stands without braces.
  private var hasBareRoot = false

  /// Where a key begins that is never closed, and so ends the dictionary without braces.
  private var unclosedKey: Int?

  /// The end of the last token.
  var tokenEnd = 0

  static func read(_ bytes: [UInt8]) throws(SyntaxFault) -> Tape {
    let text = bytes.span
    // A table has a key or a text every twenty bytes or so.
    var reader = Self(tape: TapeBuilder(nodeCount: text.count / 16 + 4))
    return try reader.readDocument(text)
  }

  init(tape: TapeBuilder) {
    self.tape = tape
  }

  private mutating func readDocument(_ text: Span<UInt8>) throws(SyntaxFault) -> Tape {
    skipTrivia(text)
    if offset < text.count, !text[offset].beginsOpenStepString {
      try readValues(text, from: .value)
      skipTrivia(text)
      guard offset == text.count else {
        throw SyntaxFault(expected: .endOfFile, in: text, at: offset)
      }
      return finish(text)
    }
    if offset < text.count {
      let string = try scanString(text)
      skipTrivia(text)
      if offset == text.count {
        tape.append(.string, traits: string.traits, from: string.start, to: string.end)
        return finish(text)
      }
    }
    // Nothing at all, or a string with something after it: the entries of a dictionary.
    offset = 0
    unclosedComment = nil
    hasBareRoot = true
    try tape.open(.dictionary, at: 0)
    try readValues(text, from: .keyOrEnd)
    tape.close(at: unclosedComment ?? offset)
    return finish(text)
  }

  /// The tape, and what Apple's reader would not look at.
  private func finish(_ text: Span<UInt8>) -> Tape {
    let end = unclosedComment ?? offset
    return Tape(
      nodes: tape.nodes, trailingContent: end < text.count ? SourceRange(end, text.count) : nil,
      oddities: unclosedKey.map {
        [PropertyListOddity(kind: .unterminatedKey, range: SourceRange($0, $0 + 1))]
      } ?? [])
  }

  /// Reads up to the end of the outermost value.
  private mutating func readValues(
    _ text: Span<UInt8>, from first: State
  ) throws(SyntaxFault) {
    var state = first
    while true {
      skipTrivia(text)
      if state == .keyOrEnd { readPlainEntries(text) }
      let isInBareRoot = hasBareRoot && tape.depth == 1
      guard offset < text.count else {
        if state == .keyOrEnd, isInBareRoot { return }
        throw endOfFile(text, in: state)
      }
      let byte = text[offset]
      switch (state, byte) {
      case (.elementOrEnd, UInt8(ascii: ")")), (.keyOrEnd, UInt8(ascii: "}")):
        // A brace cannot close a root that none has opened.
        if isInBareRoot { return }
        state = closeContainer()
      case (.value, _), (.elementOrEnd, _):
        state = try readValue(text, isElement: state == .elementOrEnd)
      case (.keyOrEnd, _) where byte.beginsOpenStepString:
        let start = offset
        do throws(SyntaxFault) {
          try readKey(text)
        } catch {
          guard isInBareRoot, tape.nodes.count > 1 else { throw error }
          (unclosedKey, offset) = (start, start)
          return
        }
        state = .assignment
      case (.keyOrEnd, _) where isInBareRoot:
        return
      case (.assignment, UInt8(ascii: "=")):
        offset += 1
        tokenEnd = offset
        state = .value
      case (.assignment, UInt8(ascii: ";")):
        // The short form: the key is its own value. The semicolon is read as the value's.
        if let key = tape.nodes.last {
          let start = Int(key.offset)
          tape.append(.string, traits: key.traits, from: start, to: start + Int(key.length))
        }
        state = .separator
      case (.separator, UInt8(ascii: ";")) where tape.container?.kind == .dictionary:
        offset += 1
        state = .keyOrEnd
      case (.separator, UInt8(ascii: ",")) where tape.container?.kind == .array:
        offset += 1
        state = .elementOrEnd
      case (.separator, UInt8(ascii: ")")) where tape.container?.kind == .array:
        state = closeContainer()
      default:
        throw SyntaxFault(
          expected: expectation(text, in: state), in: text, at: offset, behind: tokenEnd)
      }
      if state == .separator, tape.depth == 0 { return }
    }
  }

  private mutating func readValue(
    _ text: Span<UInt8>, isElement: Bool
  ) throws(SyntaxFault) -> State {
    switch text[offset] {
    case UInt8(ascii: "{"):
      try tape.open(.dictionary, at: offset)
      offset += 1
      tokenEnd = offset
      return .keyOrEnd
    case UInt8(ascii: "("):
      try tape.open(.array, at: offset)
      offset += 1
      tokenEnd = offset
      return .elementOrEnd
    case UInt8(ascii: "<"):
      let start = offset + 1
      let end = try scanData(text)
      tape.append(.data, from: start, to: end)
    case let byte where byte.beginsOpenStepString:
      let string = try scanString(text)
      tape.append(.string, traits: string.traits, from: string.start, to: string.end)
    default:
      throw SyntaxFault(
        expected: expectation(text, in: isElement ? .elementOrEnd : .value), in: text, at: offset)
    }
    tokenEnd = offset
    return .separator
  }

  private mutating func readKey(_ text: Span<UInt8>) throws(SyntaxFault) {
    let key = try scanString(text)
    tape.append(.key, traits: key.traits, from: key.start, to: key.end)
    tokenEnd = offset
  }

  private mutating func closeContainer() -> State {
    offset += 1
    tape.close(at: offset)
    tokenEnd = offset
    return .separator
  }

  /// The fault at the end of the file: it names the innermost construct that is left open.
  private func endOfFile(_ text: Span<UInt8>, in state: State) -> SyntaxFault {
    let end = SourceRange(at: text.count)
    if let comment = unclosedComment {
      return SyntaxFault(
        .unterminated(.comment), at: end, opening: SourceRange(comment, comment + 2))
    }
    if let container = tape.container, tape.depth > 1 || !hasBareRoot {
      let start = Int(container.offset)
      return SyntaxFault(
        .unterminated(container.kind == .array ? .array : .dictionary), at: end,
        opening: SourceRange(start, start + 1))
    }
    return SyntaxFault(
      expected: expectation(text, in: state), in: text, at: text.count, behind: tokenEnd)
  }

  private func expectation(
    _ text: Span<UInt8>, in state: State
  ) -> PropertyListError.Expectation {
    switch state {
    case .value:
      // After the equals sign the last node is the key; a document's first value has none.
      guard let key = tape.nodes.last, key.kind == .key else { return .documentElement }
      let bytes = (0..<Int(key.length)).map { text[Int(key.offset) + $0] }
      return .valueOfKey(OpenStepText.decode(bytes[...]))
    case .elementOrEnd: return .valueOrToken(")")
    case .keyOrEnd: return .keyOrToken("}")
    case .assignment: return .eitherToken("=", ";")
    case .separator:
      return tape.container?.kind == .array ? .eitherToken(",", ")") : .token(";")
    }
  }
}
