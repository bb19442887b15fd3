// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("The offsets of everything")
struct NodeOffsetTests {
  @Test(
    "keys, values and containers come in the order of the text",
    arguments: [
      "<plist>↓<dict><key>↓a</key>↓<array><string>↓b</string>↓<true/></array></dict></plist>",
      "<plist><string/>↓</plist>",
      "↓{ ↓a = ↓(↓b, \"↓c\"); }",
      "↓{ \"↓a\": ↓[↓1, \"↓b\", ↓null] }",
    ])
  func order(marked: String) throws {
    let marked = MarkedText(marked)
    let document = try PropertyListDocument(SourceFile(name: "test", text: marked.text))
    #expect(Array(document.nodeOffsets) == marked.offsets)
    #expect(document.nodeCount == marked.offsets.count)
  }

  @Test("all lines and columns are found in one walk")
  func places() throws {
    let text = "{\n  a = b;\n\n  c = (\n    d\n  );\n}\n"
    let source = SourceFile(name: "test", text: text)
    let offsets = try PropertyListDocument(source).nodeOffsets
    let lines = source.lineTable()
    #expect(lines.locations(ofAscending: offsets) == offsets.map { lines.location(of: $0) })
    #expect(lines.locations(ofAscending: offsets).map(\.line) == [1, 2, 2, 4, 4, 5])
  }
}
