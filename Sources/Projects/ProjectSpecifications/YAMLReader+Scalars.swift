// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics

/// Texts: plain, in quotation marks, and over several lines.
extension YAMLReader {
  /// Reads the part of a plain text that is on this line.
  ///
  /// - Parameter isKey: Whether it may be empty, as it ends before the first colon.
  /// - Returns: The text without spaces at its end; nil if none can begin here.
  mutating func plainLine(isKey: Bool = false) -> String? {
    let start = index
    var end = index
    while let byte = current, !Self.isBreak(byte) {
      if byte == UInt8(ascii: "#"), index > start, Self.isBlank(bytes[index - 1]) { break }
      if byte == UInt8(ascii: ":"), Self.isBlank(self.byte(after: 1)) { break }
      if flowDepth > 0, ",[]{}".utf8.contains(byte) { break }
      index += 1
      if !Self.isBlank(byte) { end = index }
    }
    guard end > start || (isKey && current == UInt8(ascii: ":")) else { return nil }
    index = end
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// A plain text, with the lines after the first that are indented more than the node around it.
  mutating func plainScalar(indent: Int) throws(YAMLError) -> String {
    if let byte = current, "@`%,]}".utf8.contains(byte) {
      throw fault("a text does not begin with this character; put quotation marks around it")
    }
    var text = plainLine() ?? ""
    while let (separator, line) = nextPlainLine(where: { reader in
      reader.column > indent && !reader.isMarker("---") && !reader.isMarker("...")
        && reader.current != UInt8(ascii: "#")
    }) {
      skipSpaces()
      guard current != UInt8(ascii: ":") || !Self.isBlank(byte(after: 1)) else {
        throw fault("a text that goes on from the line before cannot be a key; indent it less")
      }
      text += separator + line
    }
    if current == UInt8(ascii: ":"), Self.isBlank(byte(after: 1)) {
      throw fault("a second colon on a line; put quotation marks around the text with it")
    }
    return text
  }

  /// A plain text in brackets.
  mutating func flowPlainScalar() -> String {
    var text = plainLine() ?? ""
    while let (separator, line) = nextPlainLine(where: { reader in
      reader.current.map { !",[]{}#:\"'".utf8.contains($0) } ?? false
    }) {
      text += separator + line
    }
    return text
  }

  /// The next line of a plain text, with the space or the line breaks that join it to the one before; nil, and nothing is
  /// read, if there is none.
  private mutating func nextPlainLine(
    where goesOn: (YAMLReader) -> Bool
  ) -> (separator: String, line: String)? {
    skipSpaces()
    guard current.map(Self.isBreak) ?? false else { return nil }
    let start = index
    let breaks = skipEmptyLines()
    guard current != nil, goesOn(self), let line = plainLine() else {
      index = start
      return nil
    }
    return (breaks > 1 ? String(repeating: "\n", count: breaks - 1) : " ", line)
  }

  /// Goes over line breaks and spaces.
  ///
  /// - Returns: The number of line breaks.
  private mutating func skipEmptyLines() -> Int {
    var breaks = 0
    while let byte = current, Self.isBlank(byte) {
      // A line ends with one or two bytes.
      if byte == UInt8(ascii: "\n") { breaks += 1 }
      index += 1
    }
    return breaks
  }

  /// A text in quotation marks.
  mutating func quotedScalar() throws(YAMLError) -> String {
    let start = index
    let quote = bytes[index]
    index += 1
    var text: [UInt8] = []
    while let byte = current {
      index += 1
      if byte == quote {
        guard quote == UInt8(ascii: "'"), current == quote else {
          return String(decoding: text, as: UTF8.self)
        }
        index += 1
        text.append(quote)
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        try readEscape(into: &text)
      } else if Self.isBreak(byte) {
        index -= 1
        while let last = text.last, last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") {
          text.removeLast()
        }
        let breaks = skipEmptyLines()
        text += breaks > 1 ? [UInt8](repeating: UInt8(ascii: "\n"), count: breaks - 1) : [0x20]
      } else {
        text.append(byte)
      }
    }
    throw fault("the quotation mark that is opened here is never closed", at: start)
  }

  /// Reads what is behind a backslash.
  ///
  /// https://yaml.org/spec/1.2.2/#57-escaped-characters
  private mutating func readEscape(into text: inout [UInt8]) throws(YAMLError) {
    guard let byte = current else { return }
    index += 1
    switch byte {
    case UInt8(ascii: "\n"): skipSpaces()
    case UInt8(ascii: "\r"):
      if current == UInt8(ascii: "\n") { index += 1 }
      skipSpaces()
    case UInt8(ascii: "x"), UInt8(ascii: "u"), UInt8(ascii: "U"):
      let count = byte == UInt8(ascii: "x") ? 2 : byte == UInt8(ascii: "u") ? 4 : 8
      let digits = String(decoding: bytes[index..<min(index + count, bytes.count)], as: UTF8.self)
      guard digits.utf8.count == count, let value = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(value)
      else { throw fault("expected the \(count) hexadecimal digits of a character") }
      index += count
      text += Array(String(Character(scalar)).utf8)
    default:
      guard let character = Self.escapes[byte] else {
        throw fault("an unknown escape; write two backslashes for one", at: index - 1)
      }
      text += Array(character.utf8)
    }
  }

  private static let escapes: [UInt8: String] = [
    UInt8(ascii: "0"): "\0", UInt8(ascii: "a"): "\u{7}", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "t"): "\t", UInt8(ascii: "\t"): "\t", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "v"): "\u{B}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "r"): "\r",
    UInt8(ascii: "e"): "\u{1B}", UInt8(ascii: " "): " ", UInt8(ascii: "\""): "\"",
    UInt8(ascii: "/"): "/", UInt8(ascii: "\\"): "\\", UInt8(ascii: "N"): "\u{85}",
    UInt8(ascii: "_"): "\u{A0}", UInt8(ascii: "L"): "\u{2028}", UInt8(ascii: "P"): "\u{2029}",
  ]

  /// Reads a text of several lines behind `|`, or behind `>`, where lines are joined.
  ///
  /// - Parameter indent: The column of the node around it.
  /// - Returns: The text, as a scalar.
  /// - Throws: ``YAMLError`` if something else follows the mark on its line.
  mutating func blockScalar(indent: Int) throws(YAMLError) -> YAMLValue {
    let isFolded = current == UInt8(ascii: ">")
    index += 1
    var chomping: UInt8?
    var ownIndent: Int?
    while let byte = current, !Self.isBlank(byte) {
      if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") {
        chomping = byte
      } else if byte >= UInt8(ascii: "1"), byte <= UInt8(ascii: "9") {
        ownIndent = max(indent, 0) + Int(byte - UInt8(ascii: "0"))
      } else {
        throw fault("only '-', '+' and a digit can follow '|' and '>' on their line")
      }
      index += 1
    }
    skipSpaces()
    if current == UInt8(ascii: "#") { skipLine() }
    guard current.map(Self.isBreak) ?? true else {
      throw fault("a text behind '|' or '>' begins on the next line")
    }
    let lines = blockLines(indent: indent, ownIndent: ownIndent)
    let content = lines.reversed().drop { $0.isEmpty }.reversed()
    var text = isFolded ? Self.folded(Array(content)) : content.joined(separator: "\n")
    switch chomping {
    case UInt8(ascii: "-"): break
    case UInt8(ascii: "+"): text += String(repeating: "\n", count: lines.count - content.count + 1)
    default: if !content.isEmpty { text += "\n" }
    }
    return .scalar(text, isPlain: false)
  }

  /// The lines of a block scalar without their indentation.
  private mutating func blockLines(indent: Int, ownIndent: Int?) -> [String] {
    var lines: [String] = []
    var width = ownIndent
    while index < bytes.count {
      let start = index
      index += current == UInt8(ascii: "\r") && byte(after: 1) == UInt8(ascii: "\n") ? 2 : 1
      let lineStart = index
      while current == UInt8(ascii: " "), index - lineStart < width ?? .max { index += 1 }
      guard let byte = current else {
        index = start
        break
      }
      if Self.isBreak(byte) {
        lines.append("")
        continue
      }
      let column = index - lineStart
      if width == nil, column > indent { width = column }
      guard let width, column >= width else {
        index = start
        break
      }
      let content = index
      skipLine()
      lines.append(String(decoding: bytes[content..<index], as: UTF8.self))
    }
    return lines
  }

  /// Joins lines by spaces, but for those around an empty line and those that are indented more.
  private static func folded(_ lines: [String]) -> String {
    var text = ""
    var wasText = false
    var emptyCount = 0
    for line in lines {
      guard !line.isEmpty else {
        emptyCount += 1
        continue
      }
      let isText = line.first != " " && line.first != "\t"
      if !text.isEmpty || emptyCount > 0 {
        let breaks = wasText && isText ? emptyCount : emptyCount + (text.isEmpty ? 0 : 1)
        text += breaks > 0 ? String(repeating: "\n", count: breaks) : " "
      }
      text += line
      (wasText, emptyCount) = (isText, 0)
    }
    return text
  }
}
