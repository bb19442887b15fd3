// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

extension JSONReader {
  /// The fault at the end of the file: it names the innermost container that is left open.
  func endOfFile(_ text: Span<UInt8>) -> SyntaxFault {
    let end = SourceRange(at: text.count)
    guard let container = tape.container else { return SyntaxFault(.empty, at: end) }
    let start = Int(container.offset)
    return SyntaxFault(
      .unterminated(container.kind == .array ? .array : .dictionary), at: end,
      opening: SourceRange(start, start + 1))
  }

  /// The fault at the byte that is here.
  ///
  /// Habits of other languages get an answer of their own: single quotation marks, `True` and `None`, keys without
  /// quotation marks.
  func unexpected(_ text: Span<UInt8>, in state: State, behind end: Int) -> SyntaxFault {
    let found = FoundToken(in: text, at: offset)
    switch state {
    case .colon:
      return SyntaxFault(expected: .token(":"), in: text, at: offset, behind: end)
    case .separator:
      let closing = tape.container?.kind == .array ? "]" : "}"
      return SyntaxFault(
        expected: .eitherToken(",", closing), in: text, at: offset, behind: end)
    case .value, .firstElementOrEnd, .elementAfterComma, .firstKeyOrEnd, .keyAfterComma:
      if text[offset] == UInt8(ascii: "'") {
        return SyntaxFault(
          .expected(.doubleQuotationMarks, found: "single ones"), at: found.range)
      }
    }
    switch state {
    case .firstKeyOrEnd, .keyAfterComma:
      if text[offset].isFoundInWords {
        return SyntaxFault(.expected(.quotedKey, found: found.words), at: found.range)
      }
    default:
      if let word = Self.word(meantBy: found.words) {
        return SyntaxFault(.expected(.token(word), found: found.words), at: found.range)
      }
    }
    return SyntaxFault(.expected(expectation(in: state), found: found.words), at: found.range)
  }

  private func expectation(in state: State) -> PropertyListError.Expectation {
    switch state {
    case .value: tape.depth == 0 ? .jsonValue : .value
    case .firstElementOrEnd: .valueOrToken("]")
    case .elementAfterComma: .valueAfterComma
    case .firstKeyOrEnd: .keyOrToken("}")
    case .keyAfterComma: .keyAfterComma
    case .colon: .token(":")
    case .separator: .token(",")
    }
  }

  /// The literal of JSON that another language spells this way; nil if there is none.
  private static func word(meantBy spelling: String) -> String? {
    switch spelling.lowercased() {
    case "'true'", "'yes'": "true"
    case "'false'", "'no'": "false"
    case "'null'", "'nil'", "'none'", "'undefined'": "null"
    default: nil
    }
  }
}
