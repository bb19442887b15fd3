// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TestSupport
import Testing

@Suite("Source files")
struct SourceFileTests {
  @Test("the text of a range is that of its bytes, as far as the file goes")
  func textInRange() {
    let marked = MarkedText("<key>↓ウィジ↓</key>")
    let file = SourceFile(name: "a.plist", text: marked.text)
    #expect(file.text(in: SourceRange(marked.offsets[0], marked.offsets[1])) == "ウィジ")
    #expect(file.text(in: SourceRange(marked.offsets[1], .max)) == "</key>")
    #expect(file.text(in: SourceRange(at: marked.offsets[0])) == "")
    #expect(file.text(in: SourceRange(marked.text.utf8.count + 1, .max)) == "")
  }

  @Test("a file of text in memory is UTF-8 and has the name it is given")
  func textInMemory() {
    let file = SourceFile(name: "a.plist", text: "é\n")
    #expect(file.name == "a.plist")
    #expect(file.bytes == Array("é\n".utf8))
    #expect(file.encoding == .utf8(hasByteOrderMark: false))
    #expect(file.lineTable().lineCount == 2)
  }
}
