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
  private var anchors: [String: (value: YAMLValue, count: Int)] = [:]

  /// The number of nodes so far, those that aliases stand for included.
  private(set) var nodeCount = 0

  /// How many sequences and mappings the node that is read is in.
  var depth = 0

  /// How many of those are in brackets.
  var flowDepth = 0

  private static let maximumDepth = 100
  private static let maximumNodeCount = 200_000

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

// MARK: Nodes

extension YAMLReader {
  /// Counts a node.
  mutating func count(_ number: Int = 1) throws(YAMLError) {
    nodeCount += number
    guard nodeCount <= Self.maximumNodeCount else {
      throw fault("the document has more than 200000 nodes, with those that aliases stand for")
    }
  }

  /// Counts the sequence or mapping that is entered.
  mutating func enter() throws(YAMLError) {
    depth += 1
    guard depth <= Self.maximumDepth else {
      throw fault("sequences and mappings are nested more than 100 levels deep")
    }
  }

  /// Reads a node of the block style.
  ///
  /// - Parameters:
  ///   - indent: The column of the node around it, which its lines are indented by more than.
  ///   - isValue: Whether it is the value of a key, which a sequence may be without being indented more than the key.
  /// - Returns: The node; an empty one if no line belongs to it.
  /// - Throws: ``YAMLError`` if it is no YAML.
  mutating func node(indent: Int, isValue: Bool = false) throws(YAMLError) -> YAMLValue {
    let start = nodeCount
    try count()
    let hasBreak = try skipToContent()
    let isDash = current == UInt8(ascii: "-") && Self.isBlank(byte(after: 1))
    guard current != nil, !isMarker("---"), !isMarker("...") else { return .null }
    if hasBreak {
      guard column > indent || (isValue && column == indent && isDash) else { return .null }
    }
    if isValue, !hasBreak, isDash {
      throw fault("a sequence does not begin on the line of its key; begin it on the next one")
    }
    if let name = try anchorOrTag() {
      let value = try node(indent: indent, isValue: isValue)
      remember(value, as: name, from: start)
      return value
    }
    switch current {
    case UInt8(ascii: "-") where isDash: return try blockSequence(column)
    case UInt8(ascii: "|"), UInt8(ascii: ">"): return try blockScalar(indent: indent)
    case UInt8(ascii: "?") where Self.isBlank(byte(after: 1)):
      throw fault("a key that begins with '?' is not read; write it before a colon, on one line")
    default: break
    }
    // A key is on one line, and so is all that is before it.
    if !isValue || hasBreak, let mapping = try blockMapping(column) { return mapping }
    return try inlineNode(indent: indent)
  }

  /// A node that is no sequence or mapping of the block style.
  private mutating func inlineNode(indent: Int) throws(YAMLError) -> YAMLValue {
    let value: YAMLValue
    switch current {
    case UInt8(ascii: "*"): value = try alias()
    case UInt8(ascii: "["), UInt8(ascii: "{"): value = try flowCollection()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      value = .scalar(try quotedScalar(), isPlain: false)
    default: return .scalar(try plainScalar(indent: indent), isPlain: true)
    }
    skipSpaces()
    guard current.map(Self.isBreak) ?? true || current == UInt8(ascii: "#") else {
      throw fault(
        "the value ends before this character; put quotation marks around all of it, or begin a line"
      )
    }
    return value
  }

  /// Reads an anchor, or passes over a tag.
  ///
  /// - Returns: The name of an anchor, an empty one for a tag; nil if neither is next.
  mutating func anchorOrTag() throws(YAMLError) -> String? {
    guard let byte = current, byte == UInt8(ascii: "&") || byte == UInt8(ascii: "!") else {
      return nil
    }
    index += 1
    let name = word()
    guard byte == UInt8(ascii: "!") || !name.isEmpty else {
      throw fault("'&' needs the name of an anchor; put quotation marks around a text")
    }
    skipSpaces()
    return byte == UInt8(ascii: "&") ? name : ""
  }

  /// Keeps a node for the aliases of an anchor.
  mutating func remember(_ value: YAMLValue, as name: String, from start: Int) {
    if !name.isEmpty { anchors[name] = (value, nodeCount - start) }
  }

  /// The node that an alias stands for.
  mutating func alias() throws(YAMLError) -> YAMLValue {
    let start = index
    index += 1
    let name = word()
    guard let (value, number) = anchors[name], !name.isEmpty else {
      throw fault(
        "there is no anchor '&\(name)' before this alias; put quotation marks around a text",
        at: start)
    }
    try count(number)
    return value
  }

  private mutating func word() -> String {
    let start = index
    while let byte = current, !Self.isBlank(byte), !",[]{}".utf8.contains(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func blockSequence(_ column: Int) throws(YAMLError) -> YAMLValue {
    try enter()
    defer { depth -= 1 }
    var elements: [YAMLValue] = []
    while current == UInt8(ascii: "-"), Self.isBlank(byte(after: 1)), self.column == column,
      !isMarker("---")
    {
      index += 1
      elements.append(try node(indent: column))
      try skipToContent()
    }
    if current != nil, self.column > column { throw misindented() }
    return .sequence(elements)
  }

  /// A mapping whose first key is next; nil if no key is.
  private mutating func blockMapping(_ column: Int) throws(YAMLError) -> YAMLValue? {
    let start = index
    guard var key = try key() else {
      index = start
      return nil
    }
    try enter()
    defer { depth -= 1 }
    var mapping = YAMLMappingBuilder()
    while true {
      let value = try node(indent: column, isValue: true)
      guard mapping.add(key, value) else {
        throw fault("the key '\(key.brief)' is there twice; remove one of the two")
      }
      try skipToContent()
      guard current != nil, !isMarker("---"), !isMarker("...") else { break }
      guard self.column == column else {
        if self.column > column { throw misindented() }
        break
      }
      guard let next = try self.key() else {
        throw fault("expected a key with a colon, as on the lines before")
      }
      key = next
    }
    return mapping.value
  }

  private func misindented() -> YAMLError {
    fault("the line is indented more than those above it; indent it as they are")
  }

  /// Reads a key and the colon after it; nil if there is none on this line.
  private mutating func key() throws(YAMLError) -> String? {
    let key: String
    switch current {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): key = try quotedScalar()
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "*"), UInt8(ascii: "|"): return nil
    default:
      guard let text = plainLine(isKey: true) else { return nil }
      key = text
    }
    skipSpaces()
    guard current == UInt8(ascii: ":"), Self.isBlank(byte(after: 1)) else { return nil }
    index += 1
    return key
  }
}

/// Collects the entries of a mapping.
struct YAMLMappingBuilder {
  private var entries: [YAMLValue.Entry] = []
  private var keys: Set<String> = []
  private var merged: [YAMLValue.Entry] = []

  /// Adds an entry.
  ///
  /// - Returns: Whether there was none of the same key.
  mutating func add(_ key: String, _ value: YAMLValue) -> Bool {
    // The entries of other mappings, which those that are written override: https://yaml.org/type/merge.html
    guard key != "<<" else {
      merged += value.elements.flatMap(\.entries)
      return true
    }
    entries.append(.init(key: key, value: value))
    return keys.insert(key).inserted
  }

  /// The mapping.
  var value: YAMLValue {
    var keys = keys
    return .mapping(entries + merged.filter { keys.insert($0.key).inserted })
  }
}
