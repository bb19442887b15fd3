// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

/// A visit of every value of a document, which decodes each in every way and looks at its places.
struct Walk {
  let document: PropertyListDocument
  private(set) var nodeCount = 0

  init(document: PropertyListDocument) {
    self.document = document
  }

  /// Visits a value and all that it holds; `outer` is what the container around it covers.
  mutating func visit(_ value: PropertyListValue, within outer: SourceRange?) {
    nodeCount += 1
    let full = checkPlaces(of: value, within: outer)
    checkDecoding(of: value)
    for element in value.elements {
      claim(value.kind == .array, "only arrays have elements")
      visit(element, within: full)
    }
    for (position, entry) in value.entries.enumerated() {
      claim(value.kind == .dictionary, "only dictionaries have entries")
      nodeCount += 1
      _ = checkPlaces(of: entry.keyValue, within: full)
      claim(entry.keyValue.kind == .string, "a key is text")
      claim(entry.key == entry.keyValue.string, "a key is its text")
      // Each search goes through all the keys: more of them would only cost time.
      if position < 16 { claim(value[entry.key] != nil, "a key is found") }
      visit(entry.value, within: full)
    }
  }

  private func checkPlaces(
    of value: PropertyListValue, within outer: SourceRange?
  ) -> SourceRange {
    let (range, full) = (value.range, value.fullRange)
    claim(full.start <= range.start && range.end <= full.end, "a value stands in its marks")
    claim(full.end <= document.source.bytes.count, "a value stands in the file")
    // The objects of the binary form stand anywhere.
    if let outer, document.format != .binary {
      claim(outer.start <= full.start && full.end <= outer.end, "a value stands in its container")
    }
    if document.format == .xml {
      let bytes = document.source.bytes[full.indices]
      claim(bytes.first == UInt8(ascii: "<") && bytes.last == UInt8(ascii: ">"), "tags mark it")
    }
    return full
  }

  private func checkDecoding(of value: PropertyListValue) {
    let kind = value.kind
    claim((value.string != nil) == (kind == .string), "text, and only text, is a string")
    claim((value.boolean != nil) == (kind == .boolean), "true and false are Booleans")
    claim(value.integer == nil || kind == .integer, "only integers are integers")
    claim((value.number != nil) == (kind == .integer || kind == .real), "numbers have a value")
    claim((value.data != nil) == (kind == .data), "data can be decoded")
    claim(value.source.bytes.count == document.source.bytes.count, "a value knows its file")
    let isContainer = kind == .dictionary || kind == .array || kind == .boolean || kind == .null
    claim(!isContainer || value.spelling.isEmpty, "only leaves have a spelling")
    if let string = value.string, document.format == .binary {
      claim(value.spelling == string, "text of the binary form is spelled as it is")
    }
  }
}
