// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText

/// Reads the first document of a YAML file.
///
/// All of YAML 1.2 but what no specification of a project has: a key that is itself a sequence or a mapping, and types that
/// tags name, which are ignored.
/// https://yaml.org/spec/1.2.2/
struct YAMLReader {
  let name: String
  let bytes: [UInt8]

  /// The offset of the byte that is read next.
  var index = 0

  /// The nodes that aliases stand for, with the number of nodes in each.
  var anchors: [String: (value: YAMLValue, count: Int)] = [:]

  /// The number of nodes so far, those that aliases stand for included.
  var nodeCount = 0

  /// How many sequences and mappings the node that is read is in.
  var depth = 0

  /// How many of those are in brackets.
  var flowDepth = 0

  static let maximumDepth = 100
  static let maximumNodeCount = 200_000

  /// Reads a file.
  ///
  /// - Throws: ``YAMLError`` if it is no YAML.
  static func read(_ source: SourceFile) throws(YAMLError) -> YAMLValue {
    var reader = YAMLReader(name: source.name, bytes: source.bytes)
    return try reader.document()
  }

  private init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  private mutating func document() throws(YAMLError) -> YAMLValue {
    try skipToContent()
    while current == UInt8(ascii: "%"), column == 0 {
      skipLine()
      try skipToContent()
    }
    if isMarker("---") {
      index += 3
      skipSpaces()
    }
    let value = try node(indent: -1)
    try skipToContent()
    guard current == nil || isMarker("---") || isMarker("...") else {
      throw fault("the document ends before this line; indent it as the lines that it belongs to")
    }
    return value
  }
}

// MARK: Bytes

extension YAMLReader {
  /// The next byte; nil at the end.
  var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// The byte after some others; nil behind the end.
  func byte(after distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  /// Where the current byte is in its line, counted from 0.
  var column: Int {
    var start = index
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return index - start
  }

  /// Whether a byte ends a token: a space, a line break or the end.
  static func isBlank(_ byte: UInt8?) -> Bool {
    guard let byte else { return true }
    return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || isBreak(byte)
  }

  static func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Whether a marker of documents, `---` or `...`, is next.
  func isMarker(_ marker: StaticString) -> Bool {
    marker.withUTF8Buffer { marker in
      index + 3 <= bytes.count && bytes[index..<(index + 3)].elementsEqual(marker)
        && Self.isBlank(byte(after: 3)) && column == 0
    }
  }

  /// An error at the current byte.
  func fault(_ message: Diagnostic.Message, at offset: Int? = nil) -> YAMLError {
    let start = min(offset ?? index, bytes.count)
    return YAMLError(
      message: message,
      place: .init(file: name, range: SourceRange(start, min(start + 1, bytes.count))))
  }

  mutating func skipSpaces() {
    while let byte = current, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { index += 1 }
  }

  mutating func skipLine() {
    while let byte = current, !Self.isBreak(byte) { index += 1 }
  }

  /// Goes to the next byte that is no space, no line break and in no comment.
  ///
  /// - Returns: Whether a line ended on the way.
  @discardableResult
  mutating func skipToContent() throws(YAMLError) -> Bool {
    var hasBreak = index == 0
    while let byte = current {
      switch byte {
      case UInt8(ascii: " "): index += 1
      case UInt8(ascii: "\t"):
        let start = index
        skipSpaces()
        // Before a comment or an empty line a tab means nothing.
        if hasBreak, flowDepth == 0, let next = current, !Self.isBreak(next),
          next != UInt8(ascii: "#")
        {
          throw fault("the line is indented with a tab; YAML takes spaces only", at: start)
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index += 1
        hasBreak = true
      case UInt8(ascii: "#") where index == 0 || Self.isBlank(bytes[index - 1]): skipLine()
      default: return hasBreak
      }
    }
    return true
  }
}
