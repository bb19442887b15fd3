// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentLint
import SourceText
import Testing

@Suite("The edit that makes one text of another")
struct TextEditLinesTests {
  @Test(
    "only the lines from the first to the last that differs are replaced",
    arguments: [
      ("a\nb\nc\n", "a\nx\nc\n", "x\n"), ("a\nc\n", "a\nb\nc\n", "b\n"),
      ("a\nb\n", "b\n", ""), ("b\n", "a\nb\n", "a\n"), ("a\na\n", "a\n", ""), ("a", "b", "b"),
      ("", "a\n", "a\n"), ("a\nbc\n", "a\nxbc\n", "xbc\n"),
    ])
  func replaced(old: String, new: String, replacement: String) throws {
    let edit = try #require(TextEdit(replacingLinesOf: Array(old.utf8), with: Array(new.utf8)))
    #expect(edit.replacement == replacement)
    let result = try SourceFile(name: "test", text: old).applying([edit])
    #expect(String(decoding: result, as: UTF8.self) == new)
  }

  @Test("texts that are the same need no edit")
  func same() {
    #expect(TextEdit(replacingLinesOf: Array("a\n".utf8), with: Array("a\n".utf8)) == nil)
  }
}
