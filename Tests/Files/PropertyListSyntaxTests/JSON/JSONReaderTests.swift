// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("Reading JSON")
struct JSONReaderTests {
  private func read(_ text: String) throws -> PropertyListDocument {
    try PropertyListDocument(SourceFile(name: "test", text: text), as: .json)
  }

  @Test(
    "every construct is read, and means what Foundation's reader makes of it",
    arguments: [
      "{}", "[]", " [ ] ", "\t{\r\n}\n", "[1]", "[1,-2, 3.5,-0,0.25e2,1E+2,1e-2]", "\"a\"", "12",
      "true", "[true,false,null]", #"{"a":1,"b":[{"c":"d"},[]],"":{}}"#,
      #"["\"\\\/\b\f\n\r\tA\u00e9\ud83d\ude00","é 😀 \u0000"]"#, "[[[[[[1]]]]]]",
      #"{"a" : 1 , "a" : 2}"#,
    ])
  func constructs(text: String) throws {
    let document = try read(text)
    let oracle = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    #expect(
      PlainValue(document.root).numbersAsReals == PlainValue(foundation: oracle).numbersAsReals)
    #expect(DocumentCheck.fault(in: document) == nil)
  }

  @Test("a number keeps its spelling, and is an integer without fraction and exponent")
  func numbers() throws {
    let root = try read("[0, -0, 12345678901234567890123, 1.50, 1e2, 1E400]").root
    #expect(
      root.elements.map(\.spelling)
        == ["0", "-0", "12345678901234567890123", "1.50", "1e2", "1E400"])
    #expect(root.elements.map(\.kind) == [.integer, .integer, .integer, .real, .real, .real])
    #expect(root.elements.map(\.integer) == [0, 0, nil, nil, nil, nil])
    #expect(
      root.elements.map(\.number).prefix(5) == [0, 0, 1.2345678901234568e22, 1.5, 100])
  }

  @Test("half a surrogate pair is the replacement character")
  func loneSurrogates() throws {
    let root = try read(#"["\ud83d","\ude00\ud83d","\ud83d\ud83d\ude00","\ud83dx\ude00\n"]"#).root
    #expect(
      root.elements.map(\.string)
        == ["\u{FFFD}", "\u{FFFD}\u{FFFD}", "\u{FFFD}\u{1F600}", "\u{FFFD}x\u{FFFD}\n"])
  }

  @Test("a key that is repeated stays, and the last value counts")
  func repeatedKey() throws {
    let root = try read(#"{"a":1,"a":2}"#).root
    #expect(root.entries.map(\.key) == ["a", "a"])
    #expect(root["a"]?.integer == 2)
  }

  @Test("a place is that of the content, and the full place has the quotation marks")
  func places() throws {
    let marked = MarkedText(#" ↓{ ↓"↓key↓"↓ : [↓true↓, ↓-1.5↓, ↓""↓ ] }↓ "#)
    let root = try read(marked.text).root
    let entry = try #require(root.entries.first { _ in true })
    let ranges =
      [root.range, entry.keyValue.fullRange, entry.keyRange] + entry.value.elements.map(\.range)
    #expect(ranges.flatMap { [$0.start, $0.end] }.sorted() == marked.offsets)
  }
}

extension PlainValue {
  /// Foundation does not tell `1.0` from `1`.
  fileprivate var numbersAsReals: PlainValue {
    switch self {
    case .integer(let value): .real(Double(value))
    case .array(let elements): .array(elements.map(\.numbersAsReals))
    case .dictionary(let entries): .dictionary(entries.mapValues(\.numbersAsReals))
    default: self
    }
  }
}
