// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TestSupport
import Testing

@Suite("The lines of a text")
struct LineTableTests {
  /// Line and column by counting bytes.
  private func oracle(_ bytes: [UInt8], _ offset: Int) -> SourceText.SourceLocation {
    var location = SourceText.SourceLocation(line: 1, column: 1)
    for byte in bytes.prefix(max(offset, 0)) {
      location.column += 1
      if byte == UInt8(ascii: "\n") {
        location = SourceText.SourceLocation(line: location.line + 1, column: 1)
      }
    }
    return location
  }

  /// The first place that is found otherwise than by counting.
  private func disagreement(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    let table = LineTable(bytes)
    let offsets = Array(-2...bytes.count + 3)
    let expected = offsets.map { oracle(bytes, $0) }
    for (offset, location) in zip(offsets, expected) where table.location(of: offset) != location {
      return "\(text.debugDescription) at \(offset)"
    }
    guard table.locations(ofAscending: offsets) == expected else {
      return "\(text.debugDescription) in one walk"
    }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return table.lineCount == lines.count ? nil : "\(text.debugDescription) has \(table.lineCount)"
  }

  @Test(
    "every offset is found where counting finds it, and one outside of the text at its nearest end",
    arguments: [
      "", "\n", "\n\n", "a", "a\n", "a\nb", "a\r\nb\r\n", "\r\n", "a\rb", "é\nウ\n😀",
      "\n\n\n\n\n\n\n\n\n",
      "12345678\n", "1234567\n8", "\u{8A}\u{10A}\n",
    ])
  func locations(text: String) {
    #expect(disagreement(text) == nil)
  }

  @Test("a line break is found at every alignment")
  func alignment() {
    for length in 0...24 {
      for position in 0..<max(length, 1) {
        var characters = Array(repeating: "a", count: length)
        if position < length { characters[position] = "\n" }
        let text = characters.joined()
        #expect(disagreement(text) == nil)
      }
    }
  }

  @Test("lines of random lengths are found")
  func randomLines() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<60 {
      let pieces = (0..<40).map { _ in
        ["", "a", "é", "\n", "\n", "\r\n", "1234567", "ウィジ"].randomElement(using: &generator) ?? ""
      }
      #expect(disagreement(pieces.joined()) == nil)
    }
  }

  @Test("the range of a line has its line break, and the last one reaches to the end")
  func ranges() {
    let marked = MarkedText("↓one\r\n↓two\n↓\n↓last↓")
    let table = LineTable(Array(marked.text.utf8))
    let expected = zip(marked.offsets, marked.offsets.dropFirst()).map { SourceRange($0, $1) }
    #expect((1...table.lineCount).map { table.range(ofLine: $0) } == expected)
    #expect(table.range(ofLine: 0) == nil)
    #expect(table.range(ofLine: table.lineCount + 1) == nil)
    #expect(table.range(ofLine: -1) == nil)
  }

  @Test("a text that ends with a line break has an empty last line")
  func emptyLastLine() {
    let table = LineTable(Array("a\n".utf8))
    #expect(table.range(ofLine: 2) == SourceRange(at: 2))
    #expect(LineTable([]).range(ofLine: 1) == SourceRange(at: 0))
  }
}
