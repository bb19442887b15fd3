// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TestSupport
import Testing

@Suite struct DocumentationExampleTests {
  @Test("the example of the landing page gives what it says")
  func example() throws {
    let file = SourceFile(name: "Greeting.strings", text: "\"greeting\" = \"Hello\";\n")
    let word = SourceRange(14, 19)
    let text = file.text(in: word)  // Hello
    let place = file.lineTable().location(of: word.start)  // line 1, column 15
    let edited = try file.applying([TextEdit(range: word, replacement: "Good day")])

    #expect(text == "Hello")
    #expect(place == SourceLocation(line: 1, column: 15))
    #expect(String(decoding: edited, as: UTF8.self) == "\"greeting\" = \"Good day\";\n")
  }

  @Test("the landing page shows the code that is run here")
  func listing() throws {
    let page = CodeListing(of: "Sources/Files/SourceText/SourceText.docc/SourceText.md")
    #expect(try page.mismatch(withSource: #filePath) == nil)
  }
}
