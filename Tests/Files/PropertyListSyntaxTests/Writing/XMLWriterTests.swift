// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("Writing the XML form")
struct XMLWriterTests {
  private func document(_ literal: PropertyListLiteral) -> String {
    String(decoding: XMLWriter.document(literal), as: UTF8.self)
  }

  /// What stands between the tags of the `<plist>` element.
  private func body(_ literal: PropertyListLiteral) -> String {
    let lines = document(literal).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropFirst(3).dropLast(2).map { $0 + "\n" }.joined()
  }

  @Test("a file begins and ends as Xcode's do")
  func header() {
    #expect(
      document(["a": true]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>a</key>
        \t<true/>
        </dict>
        </plist>

        """)
  }

  @Test(
    "every kind of value is written as Xcode writes it",
    arguments: [
      ("", "<string></string>"), ("a'\"é“", "<string>a'\"é“</string>"),
      ("<&>&amp;", "<string>&lt;&amp;&gt;&amp;amp;</string>"),
      ("a\n\nb\r\n", "<string>a\n\nb\r\n</string>"),
      (true, "<true/>"), (false, "<false/>"), (-42, "<integer>-42</integer>"), ([], "<array/>"),
      ([:], "<dict/>"), (.integer(spelling: " 0x1F\n"), "<integer>0x1F</integer>"),
      (.integer(spelling: "+1"), "<integer>+1</integer>"),
      (.real(spelling: "1.0"), "<real>1</real>"),
      (.real(spelling: "-100.00"), "<real>-100</real>"),
      (.real(spelling: "1e3"), "<real>1000</real>"),
      (.real(spelling: " 1.50 "), "<real>1.50</real>"),
      (.real(spelling: "-0.0"), "<real>-0</real>"),
      (.real(spelling: "1e300"), "<real>1e300</real>"),
      (.real(spelling: "nan"), "<real>nan</real>"),
      (.real(spelling: "+infinity"), "<real>+infinity</real>"),
      (.date(spelling: "2026-11-21T09:30:00Z"), "<date>2026-11-21T09:30:00Z</date>"),
      (.data([]), "<data>\n</data>"), (.data([0x48, 0x69]), "<data>\nSGk=\n</data>"),
      (
        [1, [true]], "<array>\n\t<integer>1</integer>\n\t<array>\n\t\t<true/>\n\t</array>\n</array>"
      ),
    ] as [(PropertyListLiteral, String)])
  func values(literal: PropertyListLiteral, expected: String) {
    #expect(body(literal) == expected + "\n")
  }

  @Test("keys are in the order of their bytes, and escaped as text is")
  func keys() {
    let keys = ["b", "ab", "a", "é", "e\u{301}", "Z", "", "a&b", "a-", "ウ"]
    let literal = PropertyListLiteral.dictionary(keys.map { .init($0, true) })
    let expected = ["", "Z", "a", "a&amp;b", "a-", "ab", "b", "e\u{301}", "é", "ウ"]
    let lines = body(literal).split(separator: "\n").filter { $0.contains("key") }
    #expect(lines.map { Array($0.utf8) } == expected.map { Array("\t<key>\($0)</key>".utf8) })
  }

  @Test("of a key that comes twice, the last value is written")
  func duplicates() {
    #expect(
      body(["b": 1, "a": 2, "b": 3, "a": .null])
        == "<dict>\n\t<key>a</key>\n\t<integer>2</integer>\n\t<key>b</key>\n\t<integer>3</integer>\n</dict>\n"
    )
  }

  @Test("null is left out, with its key, and what is empty then is written as empty")
  func null() {
    #expect(body(["a": .null, "b": [.null, 1, .null]]) == body(["b": [1]]))
    #expect(body([.null]) == "<array/>\n")
    #expect(body(["a": .null]) == "<dict/>\n")
  }

  @Test("data is broken into lines as Foundation breaks it, at every depth", arguments: 0...12)
  func data(depth: Int) throws {
    for count in Array(0...64) + [200] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
      var literal = PropertyListLiteral.data(bytes)
      var value: Any = Data(bytes)
      for _ in 0..<depth { (literal, value) = ([literal], [value]) }
      let expected = try PropertyListSerialization.data(
        fromPropertyList: value, format: .xml, options: 0)
      #expect(document(literal) == String(decoding: expected, as: UTF8.self), "\(count) bytes")
    }
  }

  /// What a canonical file lacks to be read and written byte for byte.
  private func difference(in content: [UInt8]) throws -> String? {
    let document = try PropertyListDocument(SourceFile(name: "test", content: content))
    let written = XMLWriter.document(PropertyListLiteral(document.root))
    guard written != content else { return nil }
    let pairs = zip(content.split(separator: 0x0A), written.split(separator: 0x0A))
    let first = pairs.first { $0 != $1 }.map { String(decoding: $0.0, as: UTF8.self) }
    return first ?? "the number of lines"
  }

  @Test("the sample definition is canonical")
  func sample() throws {
    let content = try Repository.content(of: "IntentDefinitions/QuickActionWidget.intentdefinition")
    #expect(try difference(in: content) == nil)
  }

  @Test(
    "every definition of the corpus is read and written byte for byte",
    .enabled(if: Repository.corpus != nil))
  func corpus() throws {
    let files = Repository.corpusFiles(withExtension: "intentdefinition")
    #expect(!files.isEmpty)
    for file in files {
      #expect(try difference(in: [UInt8](Data(contentsOf: file))) == nil, "\(file.path)")
    }
  }

  @Test(
    "the new-file template of Xcode becomes canonical, and canonical stays what it is")
  func template() throws {
    let text =
      "<plist version=\"1.0\">\n<dict>\n  <key>b</key>\n  <array>\n  </array>\n  <key>a</key>\n  <array>\n  </array>\n</dict>\n</plist>\n"
    let root = try PropertyListDocument(SourceFile(name: "test", text: text)).root
    let written = XMLWriter.document(PropertyListLiteral(root))
    #expect(written == XMLWriter.document(["a": [], "b": []]))
    #expect(try difference(in: written) == nil)
  }
}
