// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText

/// Sequences and mappings in brackets, as JSON has them.
extension YAMLReader {
  /// A sequence or a mapping that begins with the bracket that is next.
  mutating func flowCollection() throws(YAMLError) -> YAMLValue {
    try enter()
    flowDepth += 1
    defer {
      depth -= 1
      flowDepth -= 1
    }
    let start = index
    let isMapping = current == UInt8(ascii: "{")
    let end = isMapping ? UInt8(ascii: "}") : UInt8(ascii: "]")
    index += 1
    var elements: [YAMLValue] = []
    var mapping = YAMLMappingBuilder()
    while true {
      try skipToContent()
      guard let byte = current else {
        throw fault("the bracket that is opened here is never closed", at: start)
      }
      if byte == end {
        index += 1
        return isMapping ? mapping.value : .sequence(elements)
      }
      let (first, second) = try flowEntry()
      if isMapping {
        guard let key = first.string ?? (first.isNull ? "" : nil) else {
          throw fault("a key is a text; put quotation marks around it")
        }
        guard mapping.add(key, second ?? .null) else {
          throw fault("the key '\(key.brief)' is there twice; remove one of the two")
        }
      } else if let second {
        // A pair in a sequence is a mapping of one entry.
        guard let key = first.string else {
          throw fault("a key is a text; put quotation marks around it")
        }
        elements.append(.mapping([.init(key: key, value: second)]))
      } else {
        elements.append(first)
      }
      try skipToContent()
      if current == UInt8(ascii: ",") {
        index += 1
      } else if current != end {
        throw fault(
          current == nil
            ? "the bracket that is opened here is never closed"
            : "expected a comma or the closing bracket", at: current == nil ? start : nil)
      }
    }
  }

  /// A node in brackets, and the one behind its colon, if it has one.
  private mutating func flowEntry() throws(YAMLError) -> (YAMLValue, YAMLValue?) {
    let isQuoted = current == UInt8(ascii: "\"") || current == UInt8(ascii: "'")
    let first = try flowNode()
    try skipToContent()
    // Behind a quotation mark the colon needs no space, as in JSON.
    guard current == UInt8(ascii: ":"),
      isQuoted || Self.isBlank(byte(after: 1)) || ",[]{}".utf8.contains(byte(after: 1) ?? 0)
    else { return (first, nil) }
    index += 1
    try skipToContent()
    if let byte = current, ",]}".utf8.contains(byte) { return (first, .null) }
    return (first, try flowNode())
  }

  private mutating func flowNode() throws(YAMLError) -> YAMLValue {
    let start = nodeCount
    try count()
    if let name = try anchorOrTag() {
      try skipToContent()
      let value = try flowNode()
      remember(value, as: name, from: start)
      return value
    }
    switch current {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return try flowCollection()
    case UInt8(ascii: "*"): return try alias()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return .scalar(try quotedScalar(), isPlain: false)
    default:
      let offset = index
      let text = flowPlainScalar()
      // Something that is neither an entry nor the end would be read for ever.
      guard index > offset || current == UInt8(ascii: ":") else {
        throw fault("expected a value; put quotation marks around a text with this character")
      }
      return .scalar(text, isPlain: true)
    }
  }
}
