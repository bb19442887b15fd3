// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("What Apple's readers ignore")
struct XMLAnomalyTests {
  private func read(_ text: String) throws -> PropertyListDocument {
    try PropertyListDocument(SourceFile(name: "test", text: text))
  }

  @Test("a key that comes twice is reported with the one that comes first")
  func duplicateKeys() throws {
    let marked = MarkedText(
      """
      <array><dict><key>↓b↓</key><true/><key>a</key><true/><key>↓b↓</key><false/>\
      <key>↓&#98;↓</key><true/></dict><dict><key>b</key><dict><key>b</key><true/></dict></dict></array>
      """)
    let document = try read(marked.text)
    let pairs = document.duplicateKeys().map {
      [$0.earlier.keyRange, $0.later.keyRange].flatMap { [$0.start, $0.end] }
    }
    let (first, second, third) = (
      Array(marked.offsets[0...1]), Array(marked.offsets[2...3]), Array(marked.offsets[4...5])
    )
    #expect(pairs == [first + second, first + third])
    #expect(document.root.elements.first { _ in true }?["b"]?.boolean == true)
  }

  @Test("dictionaries whose keys do not ascend are reported, in the order of the file")
  func keyOrder() throws {
    let marked = MarkedText(
      """
      <array>↓<dict><key>a</key>↓<dict><key>y</key><true/><key>x</key><true/></dict>↓\
      <key>A</key><true/></dict>↓<dict><key>a</key><true/><key>b</key><true/></dict><dict/></array>
      """)
    let ranges = try read(marked.text).dictionariesOutOfOrder().map(\.range)
    #expect(ranges.map(\.start) == Array(marked.offsets[0...1]))
    #expect(ranges.map(\.end) == [marked.offsets[3], marked.offsets[2]])
  }

  @Test(
    "keys in order are those that ascend by their decoded bytes",
    arguments: [
      ["a", "b"], ["A", "a"], ["a", "aa"], ["a", "a"], ["&#97;", "b"], ["a&amp;b", "a&lt;b"],
      ["", "a"],
      ["z", "é"], ["é", "ウ"], ["a&amp;", "ab"], ["&#x41;", "<![CDATA[B]]>"],
    ])
  func keysInOrder(keys: [String]) throws {
    let text = "<dict>" + keys.map { "<key>\($0)</key><true/>" }.joined() + "</dict>"
    #expect(try read(text).dictionariesOutOfOrder().isEmpty)
    let reversed = "<dict>" + keys.reversed().map { "<key>\($0)</key><true/>" }.joined() + "</dict>"
    #expect(try read(reversed).dictionariesOutOfOrder().isEmpty == (keys[0] == keys[1]))
    #expect(try read(text).duplicateKeys().isEmpty == (keys[0] != keys[1]))
  }
}
