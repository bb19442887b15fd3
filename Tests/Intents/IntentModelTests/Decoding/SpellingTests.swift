// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Foundation
import IntentModel
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("Definitions in other spellings")
struct SpellingTests {
  /// The definition of an XML property list, and the same written as a binary one.
  private func pair(_ content: [UInt8]) throws -> (xml: IntentDefinition, binary: IntentDefinition)
  {
    let plist = try PropertyListSerialization.propertyList(from: Data(content), format: nil)
    let binary = try PropertyListSerialization.data(
      fromPropertyList: plist, format: .binary, options: 0)
    return (
      try IntentDefinition(SourceFile(name: "xml", content: content)),
      try IntentDefinition(SourceFile(name: "binary", content: [UInt8](binary)))
    )
  }

  @Test("a binary definition says the same as one in XML")
  func binary() throws {
    for content in [try Sample.content(), CompleteDefinition.content] {
      let (xml, binary) = try pair(content)
      #expect(Outline(binary) == Outline(xml))
      #expect(binary.diagnostics.isEmpty)
      #expect(binary.document.format == .binary)
    }
  }

  @Test(
    "a real definition says the same in the binary form",
    .enabled(if: Repository.corpus != nil),
    arguments: Repository.corpusFiles(withExtension: "intentdefinition"))
  func corpus(file: URL) throws {
    let (xml, binary) = try pair([UInt8](Data(contentsOf: file)))
    #expect(Outline(binary) == Outline(xml))
  }

  @Test("what is malformed in a binary definition is reported of the file as a whole")
  func binaryDiagnostics() throws {
    let (_, binary) = try pair(
      XMLWriter.document(["INIntents": [["INIntentVerb": "Do"]], "INEnums": "none"]))
    #expect(
      Set(binary.diagnostics.map(\.message.text)) == [
        "the value of 'INEnums' must be an array; it is a string",
        "this intent has no 'INIntentName'; add it",
      ])
    #expect(binary.diagnostics.map(\.place) == [.init(file: "binary"), .init(file: "binary")])
  }

  @Test("a definition in OpenStep's form is read, and reported where its brackets stand")
  func openStep() throws {
    let marked = """
      { INIntents = (
        { INIntentName = Order; INIntentEligibleForWidgets = YES; INIntentRestrictions = 2;
          INIntentResponse = ↓(↓ ); },
        ↓{↓ INIntentVerb = Do; }, ↓text↓
      ); }
      """
    let findings = try Findings(inFile: marked)
    let intent = try #require(findings.definition.intents.first)
    #expect(intent.isEligibleForWidgets?.value == true)
    #expect(intent.restrictions?.value == 2)
    #expect(findings.marked == marked)
    #expect(
      findings.messages == [
        "error: the value of 'INIntentResponse' must be a dictionary; it is an array",
        "error: this intent has no 'INIntentName'; add it",
        "error: every element of 'INIntents' must be a dictionary; this one is a string",
      ])
  }

  @Test("a definition in the form of a string table is reported where it begins")
  func stringTable() throws {
    let marked = "↓INEnums = ();"
    let findings = try Findings(inFile: marked)
    #expect(findings.marked == marked)
    #expect(findings.messages == ["warning: this definition has no 'INIntents'; add it"])
  }
}
