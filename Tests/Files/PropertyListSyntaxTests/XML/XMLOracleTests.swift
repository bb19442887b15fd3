// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("The XML form as Foundation reads it")
struct XMLOracleTests {
  private func oracle(_ content: [UInt8]) throws -> PlainValue {
    PlainValue(
      foundation: try PropertyListSerialization.propertyList(from: Data(content), format: nil))
  }

  @Test(
    "what both take means the same",
    arguments: [
      "<string>a<![CDATA[<&>]]>b&#65;&#x1F600;</string>", "<string>\r\n\t </string>", "<string/>",
      "<integer>-0x1f</integer>", "<integer>+7</integer>", "<integer>007</integer>",
      "<real>1e3</real>", "<real>.5</real>", "<real>5.</real>", "<real>-Infinity</real>",
      "<real>+infinity</real>", "<date>2026-11-21T09:30:00Z</date>", "<data>QUJD\n\tREU=</data>",
      "<data></data>", "<true></true>", "<array><!-- a --><true/><?b ?><false/></array >",
      "<dict><key>a</key><!-- b --><true/><key/><array/></dict>",
      "<dict><key>a</key><true/><key>a</key><false/></dict>", "<string>e\u{301}</string>",
      "<!DOCTYPE a><!DOCTYPE b><dict/>", "<dict/>text", "<plist><dict/></plist><plist/>",
    ])
  func constructs(text: String) throws {
    let document = try PropertyListDocument(SourceFile(name: "test", text: text))
    #expect(PlainValue(document.root) == (try oracle(Array(text.utf8))))
  }

  @Test(
    "every definition and every dictionary of strings in the corpus reads the same, node for node",
    .enabled(if: Repository.corpus != nil))
  func corpus() throws {
    let files = Repository.corpusFiles(withExtension: "intentdefinition", "stringsdict", "plist")
    #expect(!files.isEmpty)
    for file in files {
      let content = try [UInt8](Data(contentsOf: file))
      let document = try PropertyListDocument(SourceFile(name: file.path, content: content))
      guard document.format == .xml else { continue }
      #expect(DocumentCheck.fault(in: document) == nil, "\(file.path)")
      #expect(PlainValue(document.root) == (try oracle(content)), "\(file.path)")
      #expect(document.trailingContent == nil, "\(file.path)")
      #expect(document.duplicateKeys().isEmpty, "\(file.path)")
    }
  }

  @Test("the sample definition reads the same")
  func sample() throws {
    let content = try Repository.content(of: "IntentDefinitions/QuickActionWidget.intentdefinition")
    let document = try PropertyListDocument(SourceFile(name: "sample", content: content))
    #expect(PlainValue(document.root) == (try oracle(content)))
    #expect(document.dictionariesOutOfOrder().isEmpty)
  }
}
