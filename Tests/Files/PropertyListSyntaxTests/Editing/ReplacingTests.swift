// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import Testing

@Suite("Giving a value another value")
struct ReplacingTests {
  @Test(
    "a string changes between its tags, and no attribute is lost",
    arguments: [
      ("<string>a</string>", "b<c", "<string>b&lt;c</string>"),
      ("<string></string>", "b", "<string>b</string>"),
      ("<string>a</string>", "", "<string></string>"), ("<string/>", "b", "<string>b</string>"),
      ("<string />", "", "<string></string>"),
      ("<string a='b'>a</string >", "é", "<string a='b'>é</string >"),
      ("<string><![CDATA[a]]>b</string>", "c", "<string>c</string>"),
      ("<string>a&amp;\n</string>", "b\n\nc", "<string>b\n\nc</string>"),
      ("<string> </string>", "'\"", "<string>'\"</string>"),
    ])
  func strings(text: String, replacement: String, expected: String) throws {
    let file = { (element: String) in "<plist>\n\t<!-- c -->\(element)\n</plist>trailing" }
    #expect(
      try EditedText.of(file(text)) { $0.replacing(with: .string(replacement)) } == file(expected))
  }

  @Test(
    "a value of another kind takes the place of the whole element",
    arguments: [
      ("<true/>", false, "<false/>"), ("<true></true>", 1, "<integer>1</integer>"),
      ("<string>a</string>", true, "<true/>"), ("<string/>", 1, "<integer>1</integer>"),
      ("<integer>1</integer>", "a", "<string>a</string>"),
      ("<real>1.0</real>", .real(spelling: "2.5"), "<real>2.5</real>"),
      ("<dict><key>a</key><true/></dict>", [], "<array/>"),
      (
        "<data></data>", .date(spelling: "2026-11-21T09:30:00Z"),
        "<date>2026-11-21T09:30:00Z</date>"
      ),
    ] as [(String, PropertyListLiteral, String)])
  func otherKinds(text: String, replacement: PropertyListLiteral, expected: String) throws {
    for (head, tail) in [
      ("", ""), ("<plist>\n<!-- a -->\n", "\n</plist>\n"), ("<plist>", "</plist>"),
    ] {
      #expect(
        try EditedText.of(head + text + tail) { $0.replacing(with: replacement) }
          == head + expected + tail)
    }
  }

  @Test("a container is written with the indentation of its line")
  func containers() throws {
    let text = "<dict>\n\t<key>a</key>\n\t<true/>\n\t<key>b</key> <true/>\n</dict>\n"
    let replacement: PropertyListLiteral = [["c": [1]], .data([1])]
    let lines =
      "<array>\n\t\t<dict>\n\t\t\t<key>c</key>\n\t\t\t<array>\n\t\t\t\t<integer>1</integer>\n\t\t\t</array>\n\t\t</dict>\n\t\t<data>\n\t\tAQ==\n\t\t</data>\n\t</array>"
    #expect(
      try EditedText.of(text) { $0["a"]?.replacing(with: replacement) }
        == "<dict>\n\t<key>a</key>\n\t\(lines)\n\t<key>b</key> <true/>\n</dict>\n")
    let line =
      "<array><dict><key>c</key><array><integer>1</integer></array></dict><data>AQ==</data></array>"
    #expect(
      try EditedText.of(text) { $0["b"]?.replacing(with: replacement) }
        == "<dict>\n\t<key>a</key>\n\t<true/>\n\t<key>b</key> \(line)\n</dict>\n")
  }

  @Test("a key becomes another key, and nothing else")
  func keys() throws {
    let text = "<dict><key>a</key><true/><key/><true/></dict>"
    let keys = { (value: PropertyListValue) in value.entries.map(\.keyValue) }
    #expect(
      try EditedText.of(text) { keys($0)[0].replacing(with: "b&") }
        == "<dict><key>b&amp;</key><true/><key/><true/></dict>")
    #expect(
      try EditedText.of(text) { keys($0)[1].replacing(with: "b") }
        == "<dict><key>a</key><true/><key>b</key><true/></dict>")
    #expect(try EditedText.of(text) { keys($0)[0].replacing(with: 1) } == nil)
  }

  @Test("null takes no place, as the XML form does not have it")
  func null() throws {
    #expect(try EditedText.of("<array><true/></array>") { $0.replacing(with: .null) } == nil)
  }

  @Test("a file in another form has no edits")
  func otherForms() throws {
    let source = SourceFile(name: "test", text: "{\"a\": [1]}")
    let root = try PropertyListDocument(source, as: .json).root
    #expect(root.replacing(with: 1) == nil)
    #expect(root.inserting(1, forKey: "b") == nil)
    #expect(root.removing(key: "a") == nil)
    #expect(root["a"]?.appending(1) == nil)
    #expect(root["a"]?.removing(at: 0) == nil)
  }
}
