// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import SourceText

/// A string literal in Swift, with its interpolations.
package struct SwiftString: Sendable {
  /// A part of a literal.
  package enum Segment: Hashable, Sendable {
    /// A part of the text, with its escapes resolved.
    case text(String)
    /// The source of an interpolation, without its brackets.
    case interpolation(String)
  }

  /// The parts of the literal, in order.
  package let segments: [Segment]

  /// The range of the literal in its file.
  package let range: SourceRange

  /// Creates the literal of a text.
  package init(_ text: String, at range: SourceRange) {
    self.init(segments: [.text(text)], range: range)
  }

  init(segments: [Segment], range: SourceRange) {
    self.segments = segments
    self.range = range
  }

  /// The text; nil if it has interpolations.
  package var text: String? {
    var result = ""
    for segment in segments {
      guard case .text(let part) = segment else { return nil }
      result += part
    }
    return result
  }

  /// The sources of the interpolations.
  package var interpolations: [String] {
    segments.compactMap { if case .interpolation(let source) = $0 { source } else { nil } }
  }

  /// The text with something in place of each interpolation.
  package func text(replacing replacement: (String) -> String) -> String {
    segments.reduce(into: "") { result, segment in
      switch segment {
      case .text(let part): result += part
      case .interpolation(let source): result += replacement(source)
      }
    }
  }
}

extension SwiftString {
  /// Reads a literal.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - range: The literal in it.
  init(_ bytes: [UInt8], _ range: SourceRange) {
    let literal = bytes[range.indices]
    let quote = UInt8(ascii: "\"")
    if let text = Self.plainText(of: literal) {
      self.range = range
      segments = [.text(text)]
      return
    }
    let pounds = literal.prefix { $0 == UInt8(ascii: "#") }.count
    let quotes = literal.dropFirst(pounds).prefix { $0 == quote }.count
    let isLong = quotes >= 3
    let margin = pounds + (isLong ? 3 : 1)
    // One without an end has only the marks of its beginning.
    let hasEnd =
      literal.count >= 2 * margin
      && literal.suffix(margin).elementsEqual(literal.prefix(margin).reversed())
    let content = literal.dropFirst(margin).dropLast(hasEnd ? margin : 0)
    var reader = SwiftStringReader(content, pounds: pounds)
    reader.run()
    self.range = range
    segments = isLong ? Self.withoutIndentation(reader.segments) : reader.segments
  }

  /// The text of a literal of one line without escapes, as nearly all are; nil if it is another.
  private static func plainText(of literal: ArraySlice<UInt8>) -> String? {
    let quote = UInt8(ascii: "\"")
    guard literal.count > 2, literal.first == quote, literal.last == quote else { return nil }
    let content = literal.dropFirst().dropLast()
    let isPlain = content.allSatisfy {
      $0 != quote && $0 != UInt8(ascii: "\\") && $0 != UInt8(ascii: "\r")
    }
    return isPlain ? String(decoding: content, as: UTF8.self) : nil
  }

  /// Removes the first line break, the last, and the indentation of the last line from each line.
  private static func withoutIndentation(_ segments: [Segment]) -> [Segment] {
    var indentation = ""
    if case .text(let last)? = segments.last {
      let lastLine = last.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
      indentation = String(lastLine.prefix { $0 == " " || $0 == "\t" })
    }
    return segments.enumerated().compactMap { index, segment in
      guard case .text(let text) = segment else { return segment }
      var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      for line in lines.indices where line > 0 && lines[line].hasPrefix(indentation) {
        lines[line].removeFirst(indentation.count)
      }
      if index == 0, lines.count > 1 { lines.removeFirst() }
      if index == segments.count - 1, lines.count > 1 || index == 0 { lines.removeLast() }
      return .text(lines.joined(separator: "\n"))
    }
  }
}

/// Takes the content of a string literal apart.
struct SwiftStringReader {
  private let content: [UInt8]
  private let pounds: Int
  private var index = 0

  /// Finds the ends of interpolations.
  private var lexer: SwiftLexer
  private var text: [UInt8] = []
  private(set) var segments: [SwiftString.Segment] = []

  init(_ content: ArraySlice<UInt8>, pounds: Int) {
    self.content = Array(content)
    self.pounds = pounds
    lexer = SwiftLexer(self.content)
  }

  mutating func run() {
    while index < content.endIndex {
      let next = index + 1 + pounds
      if content[index] == UInt8(ascii: "\\"), next < content.endIndex,
        content[(index + 1)..<next].allSatisfy({ $0 == UInt8(ascii: "#") })
      {
        index = next
        readEscape()
      } else if content[index] == UInt8(ascii: "\r") {
        index += 1
        if index >= content.endIndex || content[index] != UInt8(ascii: "\n") {
          text.append(UInt8(ascii: "\n"))
        }
      } else {
        text.append(content[index])
        index += 1
      }
    }
    finishText()
    if segments.isEmpty { segments = [.text("")] }
  }

  private mutating func finishText() {
    guard !text.isEmpty else { return }
    segments.append(.text(String(decoding: text, as: UTF8.self)))
    text = []
  }

  private mutating func readEscape() {
    let byte = content[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(UInt8(ascii: "\n"))
    case UInt8(ascii: "t"): text.append(UInt8(ascii: "\t"))
    case UInt8(ascii: "r"): text.append(UInt8(ascii: "\r"))
    case UInt8(ascii: "0"): text.append(0)
    case UInt8(ascii: "\n"): break
    case UInt8(ascii: "u"): readScalar()
    case UInt8(ascii: "("):
      finishText()
      let start = index
      lexer.index = start
      index = lexer.endOfBrackets()
      segments.append(
        .interpolation(
          String(decoding: content[start..<max(start, index - 1)], as: UTF8.self)))
    default: text.append(byte)
    }
  }

  private mutating func readScalar() {
    guard index < content.endIndex, content[index] == UInt8(ascii: "{"),
      // At most eight digits between brackets.
      let end = content[index...].prefix(10).firstIndex(of: UInt8(ascii: "}"))
    else { return }
    let digits = String(decoding: content[(index + 1)..<end], as: UTF8.self)
    index = end + 1
    guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else {
      return
    }
    text += Array(String(Character(scalar)).utf8)
  }
}
