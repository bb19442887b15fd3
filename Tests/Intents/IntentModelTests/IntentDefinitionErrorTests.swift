// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText
import TestSupport
import Testing

@Suite("Files that are no definition")
struct IntentDefinitionErrorTests {
  /// The error of a text, without the marks in it, and the text with marks where the error is reported.
  private func refusal(_ marked: String) throws -> (marked: String, error: IntentDefinitionError) {
    let text = MarkedText(marked).text
    let error = try #require(throws: IntentDefinitionError.self) {
      try IntentDefinition(SourceFile(name: "test", text: text))
    }
    let diagnostic = error.diagnostic
    #expect(diagnostic.message.text == error.description)
    #expect(diagnostic.severity == .error)
    let range = try #require(diagnostic.place.range)
    var bytes = Array(text.utf8)
    if !range.isEmpty { bytes.insert(contentsOf: "↓".utf8, at: range.end) }
    bytes.insert(contentsOf: "↓".utf8, at: range.start)
    return (String(decoding: bytes, as: UTF8.self), error)
  }

  @Test("JSON is refused, though it could be read")
  func json() throws {
    let marked = #"↓{ "INIntents": [] }"#
    let refusal = try refusal(marked)
    #expect(refusal.marked == marked)
    #expect(
      refusal.error.description
        == "the file is JSON; an intent definition is an XML property list, as Xcode writes it")
    #expect(refusal.error.diagnostic.id == "invalid-property-list")
  }

  @Test("a file of nothing but white space is refused, not read as an empty string table")
  func empty() throws {
    for marked in ["↓", "↓ \n"] {
      let refusal = try refusal(marked)
      #expect(refusal.marked == marked)
      #expect(
        refusal.error.description
          == "the file is empty; an intent definition is an XML property list, as Xcode writes it")
      #expect(refusal.error.diagnostic.id == "invalid-property-list")
    }
  }

  @Test(
    "a root that is no dictionary is refused where it begins",
    arguments: [
      ("<plist version=\"1.0\">↓<array>↓<dict/></array></plist>", "an array"),
      ("<plist version=\"1.0\">↓<array/>↓</plist>", "an array"),
      ("<plist version=\"1.0\"><string>↓text↓</string></plist>", "a string"),
      ("<plist version=\"1.0\">↓<true/>↓</plist>", "a Boolean"),
      ("↓(↓ a )", "an array"),
    ])
  func root(marked: String, found: String) throws {
    let refusal = try refusal(marked)
    #expect(refusal.marked == marked)
    #expect(
      refusal.error.description
        == "the root of an intent definition must be a dictionary; it is \(found)")
    #expect(refusal.error.diagnostic.id == "unexpected-value-type")
  }

  @Test("a file that is no property list is refused with the reader's sentence")
  func propertyList() throws {
    let marked = "<plist version=\"1.0\"><dict>↓<string>↓a</string></dict></plist>"
    let refusal = try refusal(marked)
    #expect(refusal.marked == marked)
    #expect(refusal.error.description == "expected a key, found '<string>'")
    #expect(refusal.error.diagnostic.id == "invalid-property-list")
    #expect(refusal.error.diagnostic.notes.map(\.message.text) == ["the element begins here"])
  }
}
