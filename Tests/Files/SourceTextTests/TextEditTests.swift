// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TestSupport
import Testing

@Suite("Edits of a text")
struct TextEditTests {
  private let marked = MarkedText("<key>↓name↓</key>\r\n↓<string>↓é↓</string>↓")
  private var file: SourceFile { SourceFile(name: "test", text: marked.text) }

  /// An edit of the bytes between two marks.
  private func edit(_ start: Int, _ end: Int, _ replacement: String) -> TextEdit {
    TextEdit(
      range: SourceRange(marked.offsets[start], marked.offsets[end]), replacement: replacement)
  }

  private func result(_ edits: [TextEdit]) throws(TextEditError) -> String {
    String(decoding: try file.applying(edits), as: UTF8.self)
  }

  @Test("no edit leaves every byte as it is")
  func noEdit() throws {
    #expect(try file.applying([]) == file.bytes)
  }

  @Test("edits may come in any order")
  func anyOrder() throws {
    let edits = [edit(3, 4, "ウ"), edit(0, 1, ""), edit(2, 2, "\t"), edit(5, 5, "\r\n")]
    let expected = "<key></key>\r\n\t<string>ウ</string>\r\n"
    #expect(try result(edits) == expected)
    #expect(try result(edits.reversed()) == expected)
  }

  @Test("insertions at one offset keep their order")
  func insertionOrder() throws {
    let edits = [edit(2, 2, "b"), edit(0, 0, "_"), edit(2, 2, "a"), edit(2, 2, "c")]
    #expect(try result(edits) == "<key>_name</key>\r\nbac<string>é</string>")
  }

  @Test(
    "an insertion goes before the replacement that begins at its offset, and behind the one that ends there"
  )
  func insertionBesideReplacement() throws {
    #expect(
      try result([edit(0, 1, "X"), edit(0, 0, "<"), edit(1, 1, ">")])
        == "<key><X></key>\r\n<string>é</string>")
  }

  @Test("replacements may touch")
  func touching() throws {
    #expect(
      try result([edit(2, 3, "["), edit(3, 4, "x"), edit(4, 5, "]")]) == "<key>name</key>\r\n[x]")
  }

  @Test("edits that overlap are refused, and the later one is named")
  func overlap() {
    let (first, second) = (edit(0, 2, "a"), edit(1, 3, "b"))
    for edits in [[first, second], [second, first]] {
      let error = #expect(throws: TextEditError.self) { try self.result(edits) }
      #expect(error?.edit == second)
    }
    let inside = edit(1, 1, "x")
    let error = #expect(throws: TextEditError.self) { try self.result([inside, first]) }
    #expect(error?.edit == inside)
    #expect(throws: TextEditError.self) { try self.result([first, first]) }
  }

  @Test("an edit outside of the text is refused")
  func outside() throws {
    let end = marked.text.utf8.count
    for range in [SourceRange(end, end + 1), SourceRange(at: end + 1)] {
      let outside = TextEdit(range: range, replacement: "x")
      let error = #expect(throws: TextEditError.self) {
        try self.result([edit(0, 1, ""), outside])
      }
      #expect(error?.edit == outside)
    }
  }
}
