// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import StringTables
import TestSupport
import Testing

@Suite struct DocumentationExampleTests {
  @Test("the example of the landing page gives what it says")
  func example() throws {
    let file = SourceFile(name: "en.lproj/Shop.strings", text: "\"bread\" = \"Bread\";\n")
    let english = try StringTable(
      file, name: "Shop", locale: LocaleName("en"), format: .strings)
    let tables = StringTableSet([english])
    let match = tables.match(for: "bread", inTable: "Shop", locale: LocaleName("en-GB"))
    let text = match?.entry.text.value  // Bread

    #expect(text == "Bread")
  }

  @Test("the landing page shows the code that is run here")
  func listing() throws {
    let page = CodeListing(of: "Sources/Files/StringTables/StringTables.docc/StringTables.md")
    #expect(try page.mismatch(withSource: #filePath) == nil)
  }
}
