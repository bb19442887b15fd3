// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("Writing JSON")
struct JSONWriterTests {
  @Test("a file has two spaces a step, its keys in the order given, and a final line break")
  func layout() {
    let literal: PropertyListLiteral = [
      "b": [1, [:], ["c": true, "a": []]], "a": .null, "d": .real(spelling: "1.50"), "é": "ウ",
    ]
    #expect(
      JSONWriter.document(literal) == """
        {
          "b": [
            1,
            {},
            {
              "c": true,
              "a": []
            }
          ],
          "a": null,
          "d": 1.50,
          "é": "ウ"
        }

        """)
  }

  @Test("what JSON has no form for becomes a string")
  func otherKinds() {
    #expect(JSONWriter.document(.data([0x48, 0x69])) == "\"SGk=\"\n")
    #expect(JSONWriter.document(.data([])) == "\"\"\n")
    #expect(
      JSONWriter.document(.date(spelling: "2026-11-21T09:30:00Z")) == "\"2026-11-21T09:30:00Z\"\n")
    #expect(JSONWriter.document(.real(spelling: "nan")) == "\"nan\"\n")
    #expect(JSONWriter.document(.real(spelling: "-infinity")) == "\"-infinity\"\n")
  }

  @Test(
    "a number keeps its spelling where JSON has it, and its value where not",
    arguments: [
      ("0", "0"), ("-0", "-0"), ("12345678901234567890123", "12345678901234567890123"),
      ("1.50", "1.50"), ("1E+2", "1E+2"), ("+1", "1"), (" 7\n", "7"), ("007", "7"), ("-007", "-7"),
      ("0x1F", "31"), ("-0xa", "-10"), ("0xFFFFFFFFFFFFFFFF", "1.8446744073709552e+19"),
      (".5", "0.5"), ("5.", "5.0"), ("+1.5", "1.5"), ("+99999999999999999999", "1e+20"),
    ])
  func numbers(spelling: String, expected: String) {
    #expect(JSONWriter.document(.integer(spelling: spelling)) == expected + "\n")
    #expect(JSONWriter.document(.real(spelling: spelling)) == expected + "\n")
  }

  @Test(
    "a string escapes what must be escaped, and what no eye would see",
    arguments: [
      ("\"\\/", #""\"\\/""#), ("\n\r\t", #""\n\r\t""#),
      ("\0\u{8}\u{C}\u{1B}", #""\u0000\u0008\u000c\u001b""#),
      ("\u{7F}\u{9F}\u{2028}\u{2029}", #""\u007f\u009f\u2028\u2029""#),
      ("é😀\u{A0}", "\"é😀\u{A0}\""),
      ("\r\n", #""\r\n""#), ("", "\"\""),
    ])
  func strings(text: String, expected: String) {
    #expect(JSONWriter.string(text) == expected)
  }

  @Test("every character is read back by Foundation as what was written")
  func everyCharacter() throws {
    let scalars = (0...0x3000).compactMap { Unicode.Scalar($0) } + ["\u{FFFF}", "\u{10FFFF}"]
    let text = String(String.UnicodeScalarView(scalars))
    let value = try JSONSerialization.jsonObject(
      with: Data(JSONWriter.string(text).utf8), options: .fragmentsAllowed)
    #expect((value as? String)?.unicodeScalars.elementsEqual(scalars) == true)
  }

  /// A value as JSON can hold it: with the texts that stand for what it cannot.
  private func asJSON(_ value: PlainValue) -> PlainValue {
    switch value {
    case .dictionary(let entries): .dictionary(entries.mapValues { asJSON($0) })
    case .array(let elements): .array(elements.map { asJSON($0) })
    case .integer(let value): .real(Double(value))
    case .data(let bytes): .string(Data(bytes).base64EncodedString())
    case .date(let spelling): .string(spelling)
    case .string, .real, .boolean, .null, .broken: value
    }
  }

  @Test(
    "Foundation reads back from JSON what every definition of the corpus holds",
    .enabled(if: Repository.corpus != nil))
  func corpus() throws {
    let files = Repository.corpusFiles(withExtension: "intentdefinition")
    #expect(!files.isEmpty)
    for file in files {
      let source = try SourceFile(name: file.path, content: [UInt8](Data(contentsOf: file)))
      let root = try PropertyListDocument(source).root
      let text = JSONWriter.document(PropertyListLiteral(root))
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
      #expect(asJSON(PlainValue(foundation: value)) == asJSON(PlainValue(root)), "\(file.path)")
      let copy = try PropertyListDocument(SourceFile(name: "copy", text: text), as: .json)
      #expect(JSONWriter.document(PropertyListLiteral(copy.root)) == text, "\(file.path)")
    }
  }
}
