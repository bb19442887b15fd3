// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("Findings about property lists")
struct PropertyListDiagnosticTests {
  @Test("a fault is an error at its place, with a note where it begins")
  func fault() throws {
    let marked = MarkedText("<plist>↓<dict>↓\n↓text↓</dict></plist>")
    let source = SourceFile(name: "a.plist", text: marked.text)
    let error = try #require(throws: PropertyListError.self) { try PropertyListDocument(source) }
    let ranges = [0, 2].map { SourceRange(marked.offsets[$0], marked.offsets[$0 + 1]) }
    #expect(
      Diagnostic(invalidPropertyList: error)
        == Diagnostic(
          id: "invalid-property-list", severity: .error, message: "expected a key, found 'text'",
          at: .init(file: "a.plist", range: ranges[1]),
          notes: [
            .init(
              message: "the element begins here", at: .init(file: "a.plist", range: ranges[0]))
          ]))
  }

  @Test("a fault of a binary file has no place that a person could look at")
  func binaryFault() throws {
    let source = try SourceFile(name: "a.plist", content: Array("bplist00".utf8))
    let error = try #require(throws: PropertyListError.self) { try PropertyListDocument(source) }
    let finding = Diagnostic(invalidPropertyList: error)
    #expect(finding.place == .init(file: "a.plist"))
    #expect(finding.notes.isEmpty)
    #expect(finding.message.text == error.message)
    #expect("\(error)" == "a.plist: \(error.message)")
  }

  @Test("keys that come twice and text behind the end are warnings")
  func anomalies() throws {
    let marked = MarkedText(
      "<dict><key>↓a↓</key><true/><key>↓a↓</key><true/></dict>\n↓text↓")
    let document = try PropertyListDocument(SourceFile(name: "a.plist", text: marked.text))
    let places = [0, 2, 4].map {
      Diagnostic.Place(
        file: "a.plist", range: SourceRange(marked.offsets[$0], marked.offsets[$0 + 1]))
    }
    #expect(
      Diagnostic.anomalies(of: document) == [
        Diagnostic(
          id: "duplicate-key", severity: .warning,
          message:
            "duplicate key 'a'; only its last value is used, so remove the others",
          at: places[1], notes: [.init(message: "the first is here", at: places[0])]),
        Diagnostic(
          id: "trailing-content", severity: .warning,
          message:
            "text after the end of the property list is ignored; remove it",
          at: places[2]),
      ])
  }

  @Test("a file without anomalies has no findings")
  func noAnomalies() throws {
    let text = "<plist><dict><key>b</key><true/><key>a</key><true/></dict></plist>\n<!-- c -->\n"
    let document = try PropertyListDocument(SourceFile(name: "a.plist", text: text))
    #expect(Diagnostic.anomalies(of: document).isEmpty)
  }

  @Test("kinds have names for sentences, with an article and without")
  func kindWords() {
    let kinds: [PropertyListValue.Kind] = [
      .dictionary, .array, .string, .integer, .real, .date, .data, .boolean, .null,
    ]
    #expect(
      kinds.map(\.indefiniteWords) == [
        "a dictionary", "an array", "a string", "an integer", "a real number", "a date", "data",
        "a Boolean", "null",
      ])
    #expect(kinds.map(\.words).contains("real number"))
  }
}
