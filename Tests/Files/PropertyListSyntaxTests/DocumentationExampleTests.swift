// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite struct DocumentationExampleTests {
  @Test("the example of the landing page gives what it says")
  func example() throws {
    let file = SourceFile(name: "Shop.json", text: #"{ "isOpen": true, "name": "Corner" }"#)
    let shop = try PropertyListDocument(file).root
    let isOpen = shop["isOpen"]?.boolean  // true
    let name = shop["name"]?.string  // Corner
    let spelling = shop["name"].map { file.text(in: $0.fullRange) }  // "Corner"

    #expect(isOpen == true)
    #expect(name == "Corner")
    #expect(spelling == "\"Corner\"")
  }

  @Test("the landing page shows the code that is run here")
  func listing() throws {
    let page = CodeListing(
      of: "Sources/Files/PropertyListSyntax/PropertyListSyntax.docc/PropertyListSyntax.md")
    #expect(try page.mismatch(withSource: #filePath) == nil)
  }
}
