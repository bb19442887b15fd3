// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText

/// Sequences and mappings of the block style, anchors and aliases.
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
