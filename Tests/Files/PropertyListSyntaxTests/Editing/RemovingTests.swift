// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import Testing

@Suite("Taking values out of containers")
struct RemovingTests {
  @Test(
    "a key goes with its value and the lines that both fill",
    arguments: [
      (
        "a",
        "<dict>\n\t<key>b</key>\n\t<array>\n\t\t<true/>\n\t</array>\n\t<key>c</key>\n\t<true/>\n</dict>\n"
      ),
      ("b", "<dict>\n\t<key>a</key>\n\t<true/>\n\t<key>c</key>\n\t<true/>\n</dict>\n"),
      (
        "c",
        "<dict>\n\t<key>a</key>\n\t<true/>\n\t<key>b</key>\n\t<array>\n\t\t<true/>\n\t</array>\n</dict>\n"
      ),
    ])
  func keys(key: String, expected: String) throws {
    let text =
      "<dict>\n\t<key>a</key>\n\t<true/>\n\t<key>b</key>\n\t<array>\n\t\t<true/>\n\t</array>\n\t<key>c</key>\n\t<true/>\n</dict>\n"
    #expect(try EditedText.of(text) { $0.removing(key: key) } == expected)
    let crlf = { (text: String) in text.replacing("\n", with: "\r\n") }
    #expect(try EditedText.of(crlf(text)) { $0.removing(key: key) } == crlf(expected))
  }

  @Test(
    "an element goes with the lines that it fills",
    arguments: [
      (0, "<array>\n  <false/> \t\n  <string>a\nb</string>\n</array>"),
      (1, "<array>\n  <true/>\n  <string>a\nb</string>\n</array>"),
      (2, "<array>\n  <true/>\n  <false/> \t\n</array>"),
    ])
  func elements(position: Int, expected: String) throws {
    let text = "<array>\n  <true/>\n  <false/> \t\n  <string>a\nb</string>\n</array>"
    #expect(try EditedText.of(text) { $0.removing(at: position) } == expected)
  }

  @Test("what shares its line leaves the line alone")
  func sharedLines() throws {
    let text = "<dict><key>a</key><true/> <key>b</key><true/></dict>"
    #expect(
      try EditedText.of(text) { $0.removing(key: "a") } == "<dict> <key>b</key><true/></dict>")
    #expect(
      try EditedText.of(text) { $0.removing(key: "b") } == "<dict><key>a</key><true/> </dict>")
    #expect(
      try EditedText.of("<array>\n\t<true/> <!-- a -->\n\t<false/></array>") { $0.removing(at: 0) }
        == "<array>\n\t <!-- a -->\n\t<false/></array>")
    #expect(
      try EditedText.of("<array>\n\t<true/> <!-- a -->\n\t<false/></array>") { $0.removing(at: 1) }
        == "<array>\n\t<true/> <!-- a -->\n\t</array>")
  }

  @Test(
    "without its only item a container is one tag, attributes and all",
    arguments: [
      ("<dict>\n\t<key>a</key>\n\t<true/>\n</dict>", "<dict/>"),
      ("<dict><key>a</key><true/></dict>", "<dict/>"),
      ("<dict b='='> <key>a</key> <!-- b --> <true/>\r\n</dict >", "<dict b='='/>"),
    ])
  func onlyKey(text: String, expected: String) throws {
    #expect(
      try EditedText.of("<plist>\n\(text)\n</plist>") { $0.removing(key: "a") }
        == "<plist>\n\(expected)\n</plist>")
  }

  @Test(
    "without its only element an array is one tag",
    arguments: [
      ("<array>\n\t<true/>\n</array>", "<array/>"), ("<array><true/></array>", "<array/>"),
      ("<array b='='> <dict/>\r\n</array >", "<array b='='/>"),
    ])
  func onlyElement(text: String, expected: String) throws {
    #expect(try EditedText.of(text + "\n") { $0.removing(at: 0) } == expected + "\n")
  }

  @Test("a container keeps its comments when its only item goes")
  func comments() throws {
    #expect(
      try EditedText.of("<array>\n\t<!-- a -->\n\t<true/>\n</array>") { $0.removing(at: 0) }
        == "<array>\n\t<!-- a -->\n</array>")
    #expect(
      try EditedText.of("<array>\n\t<true/>\n\t<!-- a -->\n</array>") { $0.removing(at: 0) }
        == "<array>\n\t<!-- a -->\n</array>")
  }

  @Test("of a key that comes twice, the first goes")
  func duplicates() throws {
    #expect(
      try EditedText.of("<dict><key>a</key><true/><key>a</key><false/></dict>") {
        $0.removing(key: "a")
      }
        == "<dict><key>a</key><false/></dict>")
  }

  @Test("an escaped key is found by its text")
  func escapedKeys() throws {
    #expect(
      try EditedText.of("<dict><key>a&amp;b</key><true/></dict>") { $0.removing(key: "a&b") }
        == "<dict/>")
  }

  @Test("what is not there is not taken out")
  func missing() throws {
    #expect(try EditedText.of("<dict><key>a</key><true/></dict>") { $0.removing(key: "b") } == nil)
    #expect(try EditedText.of("<array><true/></array>") { $0.removing(at: 1) } == nil)
    #expect(try EditedText.of("<array><true/></array>") { $0.removing(at: -1) } == nil)
    #expect(try EditedText.of("<dict><key>a</key><true/></dict>") { $0.removing(at: 0) } == nil)
    #expect(try EditedText.of("<array/>") { $0.removing(key: "a") } == nil)
  }
}
