// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// The tokens of a file of Swift source.
///
/// Every reader of a declaration or an expression holds them, so they are one reference.
package final class SwiftTokens: Sendable {
  /// The file of the tokens.
  package let source: SourceFile

  /// The tokens, in the order of the file.
  package let list: [SwiftToken]

  /// The problems of the file, in its order.
  let problems: [SwiftProblem]

  /// Takes a file apart, in a time that is proportional to its length.
  package init(_ source: SourceFile) {
    self.source = source
    var lexer = SwiftLexer(source.bytes)
    lexer.run()
    list = lexer.tokens
    problems = lexer.problems
  }

  /// The number of tokens in the file.
  package var count: Int { list.count }

  /// The text of a token; empty after the last.
  package func text(_ index: Int) -> String {
    guard list.indices.contains(index) else { return "" }
    let range = list[index].range
    return String(decoding: source.bytes[range.indices], as: UTF8.self)
  }

  /// The text of a name without its backticks.
  func name(_ index: Int) -> String {
    let text = text(index)
    return text.utf8.first == UInt8(ascii: "`") ? String(text.dropFirst().dropLast()) : text
  }

  /// Whether a token is one of some names, given by their bytes, with or without backticks.
  ///
  /// Every word of every file is asked, so no text is made of it.
  func isName(_ index: Int, among names: [[UInt8]]) -> Bool {
    var (start, end) = (Int(list[index].start), Int(list[index].end))
    if source.bytes[start] == UInt8(ascii: "`") {
      (start, end) = (start + 1, max(start + 1, end - 1))
    }
    let count = end - start
    return names.contains { name in
      guard name.count == count, name.last == source.bytes[end - 1] else { return false }
      return source.bytes[start..<end].elementsEqual(name)
    }
  }

  /// Whether a token has a text.
  package func `is`(_ index: Int, _ text: StaticString) -> Bool {
    guard list.indices.contains(index) else { return false }
    let token = list[index]
    guard Int(token.end - token.start) == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { expected in
      guard token.first == expected[0] else { return false }
      let start = Int(token.start)
      return expected.indices.dropFirst().allSatisfy {
        source.bytes[start + $0] == expected[$0]
      }
    }
  }

  /// The keyword at an index; nil if there is none.
  func keyword(_ index: Int) -> SwiftKeyword? {
    list.indices.contains(index) ? list[index].keyword : nil
  }

  /// The kind of the token at an index; nil after the last.
  package func kind(_ index: Int) -> SwiftToken.Kind? {
    list.indices.contains(index) ? list[index].kind : nil
  }

  /// The position after a token or, of an opening bracket, after its partner.
  package func after(_ index: Int, before limit: Int) -> Int {
    guard list.indices.contains(index) else { return limit }
    guard list[index].kind == .opening else { return index + 1 }
    return min(limit, max(index + 1, Int(list[index].partner) + 1))
  }

  /// The positions between an opening bracket and its partner, as far as they are before a limit.
  package func inside(_ opening: Int, before limit: Int) -> Range<Int> {
    let end = min(limit, Int(list[opening].partner))
    return (opening + 1)..<max(opening + 1, end)
  }

  /// Returns the source range of some tokens; the end of the file if there are none.
  package func range(_ tokens: Range<Int>) -> SourceRange {
    guard let first = tokens.first, let last = tokens.last, list.indices.contains(last) else {
      let end =
        list.indices.contains(tokens.lowerBound)
        ? list[tokens.lowerBound].range.start : source.bytes.count
      return SourceRange(at: end)
    }
    return SourceRange(Int(list[first].start), Int(list[last].end))
  }

  /// Some tokens as one text, with blanks between words alone.
  func joined(_ tokens: Range<Int>) -> String {
    if tokens.count == 1 { return text(tokens.lowerBound) }
    var text = ""
    for index in tokens where list.indices.contains(index) {
      let isWord = list[index].kind == .word
      if isWord, index > tokens.lowerBound, list[index - 1].kind == .word { text += " " }
      text += self.text(index)
    }
    return text
  }
}
