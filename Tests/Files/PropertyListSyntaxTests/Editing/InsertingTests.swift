// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import Testing

@Suite("Putting values into containers")
struct InsertingTests {
  /// The text with the given key put into its root dictionary, with a dot for a tab.
  private func inserting(
    _ key: String, _ literal: PropertyListLiteral = true, into text: String
  ) throws -> String? {
    try EditedText.of(text.replacing("·", with: "\t")) { $0.inserting(literal, forKey: key) }?
      .replacing("\t", with: "·")
  }

  private func appending(_ literal: PropertyListLiteral = true, to text: String) throws -> String? {
    try EditedText.of(text.replacing("·", with: "\t")) { $0.appending(literal) }?
      .replacing("\t", with: "·")
  }

  @Test(
    "a key is put before the first that sorts behind it",
    arguments: [
      (
        "a",
        "<dict>\n·<key>a</key>\n·<true/>\n·<key>b</key>\n·<false/>\n·<key>d</key>\n·<false/>\n</dict>\n"
      ),
      (
        "c",
        "<dict>\n·<key>b</key>\n·<false/>\n·<key>c</key>\n·<true/>\n·<key>d</key>\n·<false/>\n</dict>\n"
      ),
      (
        "e",
        "<dict>\n·<key>b</key>\n·<false/>\n·<key>d</key>\n·<false/>\n·<key>e</key>\n·<true/>\n</dict>\n"
      ),
      (
        "D",
        "<dict>\n·<key>D</key>\n·<true/>\n·<key>b</key>\n·<false/>\n·<key>d</key>\n·<false/>\n</dict>\n"
      ),
      (
        "b",
        "<dict>\n·<key>b</key>\n·<false/>\n·<key>b</key>\n·<true/>\n·<key>d</key>\n·<false/>\n</dict>\n"
      ),
      (
        "b&",
        "<dict>\n·<key>b</key>\n·<false/>\n·<key>b&amp;</key>\n·<true/>\n·<key>d</key>\n·<false/>\n</dict>\n"
      ),
    ])
  func order(key: String, expected: String) throws {
    let text = "<dict>\n·<key>b</key>\n·<false/>\n·<key>d</key>\n·<false/>\n</dict>\n"
    #expect(try inserting(key, into: text) == expected)
  }

  @Test(
    "an empty dictionary is opened",
    arguments: ["<dict/>", "<dict />", "<dict></dict>", "<dict>\n</dict>", "<dict>\n\n·</dict>"])
  func emptyDictionary(text: String) throws {
    #expect(
      try inserting("a", into: "<plist>\n\(text)\n</plist>\n")
        == "<plist>\n<dict>\n·<key>a</key>\n·<true/>\n</dict>\n</plist>\n")
    #expect(try inserting("a", into: text) == "<dict>\n·<key>a</key>\n·<true/>\n</dict>")
  }

  @Test(
    "an empty array is opened",
    arguments: [
      "<array/>", "<array  />", "<array></array>", "<array>\n</array>", "<array> </array>",
    ])
  func emptyArray(text: String) throws {
    #expect(try appending(to: text) == "<array>\n·<true/>\n</array>")
  }

  @Test(
    "attributes and comments of an empty container stay",
    arguments: [
      ("<dict a=''/>", "<dict a=''>\n·<key>a</key>\n·<true/>\n</dict>"),
      ("<dict a='/ '></dict >", "<dict a='/ '>\n·<key>a</key>\n·<true/>\n</dict >"),
      ("<dict><!-- b --></dict>", "<dict><!-- b -->\n·<key>a</key>\n·<true/>\n</dict>"),
      (
        "<dict>\n·<!-- <b/> -->\n</dict>",
        "<dict>\n·<!-- <b/> -->\n·<key>a</key>\n·<true/>\n</dict>"
      ),
    ])
  func decoratedContainers(text: String, expected: String) throws {
    #expect(try inserting("a", into: text) == expected)
  }

  @Test("a nested container is opened with the indentation of its line")
  func nestedContainer() throws {
    let text = "<dict>\n\t<key>a</key>\n\t<dict/>\n</dict>\n"
    #expect(
      try EditedText.of(text) { $0["a"]?.inserting("c", forKey: "b") }
        == "<dict>\n\t<key>a</key>\n\t<dict>\n\t\t<key>b</key>\n\t\t<string>c</string>\n\t</dict>\n</dict>\n"
    )
    let line = "<dict>\n\t<key>a</key><array/>\n</dict>\n"
    #expect(
      try EditedText.of(line) { $0["a"]?.appending("c") }
        == "<dict>\n\t<key>a</key><array>\n\t\t<string>c</string>\n\t</array>\n</dict>\n")
  }

  @Test("an element goes behind the last one, on a line like its own")
  func appending() throws {
    #expect(
      try appending(["a": []], to: "<array>\n·<true/>\n</array>\n")
        == "<array>\n·<true/>\n·<dict>\n··<key>a</key>\n··<array/>\n·</dict>\n</array>\n")
    #expect(
      try appending(to: "<array>\n·<false/></array>") == "<array>\n·<false/>\n·<true/></array>")
    #expect(
      try appending(to: "<array>\n·<false/>\n·<!-- a -->\n\n</array>")
        == "<array>\n·<false/>\n·<!-- a -->\n·<true/>\n\n</array>")
  }

  @Test("spaces are used where the file uses them, as many as it does")
  func spaces() throws {
    #expect(
      try inserting("b", [1], into: "<dict>\n  <key>a</key>\n  <true/>\n</dict>")
        == "<dict>\n  <key>a</key>\n  <true/>\n  <key>b</key>\n  <array>\n    <integer>1</integer>\n  </array>\n</dict>"
    )
    #expect(
      try EditedText.of("<dict>\n    <key>a</key>\n    <array/>\n</dict>") {
        $0["a"]?.appending([1])
      }
        == "<dict>\n    <key>a</key>\n    <array>\n        <array>\n            <integer>1</integer>\n        </array>\n    </array>\n</dict>"
    )
    #expect(
      try inserting("b", into: "<plist>\n    \n  <dict/>\n</plist>")
        == "<plist>\n    \n  <dict>\n    <key>b</key>\n    <true/>\n  </dict>\n</plist>")
  }

  @Test("in a line of its own, a dictionary stays in it")
  func oneLine() throws {
    let text = "<plist><dict><key>b</key><true/></dict></plist>\n"
    #expect(
      try inserting("a", [1], into: text)
        == "<plist><dict><key>a</key><array><integer>1</integer></array><key>b</key><true/></dict></plist>\n"
    )
    #expect(
      try inserting("c", .data([1]), into: text)
        == "<plist><dict><key>b</key><true/><key>c</key><data>AQ==</data></dict></plist>\n")
    #expect(
      try appending("a\nb", to: "<array> <false/> </array>")
        == "<array> <false/><string>a\nb</string> </array>")
  }

  @Test("lines end as those of the file do")
  func carriageReturns() throws {
    let text = "<dict>\r\n\t<key>b</key>\r\n\t<array/>\r\n</dict>\r\n"
    let lines = "\t<key>a</key>\r\n\t<array>\r\n\t\t<true/>\r\n\t</array>\r\n"
    #expect(
      try EditedText.of(text) { $0.inserting([true], forKey: "a") }
        == "<dict>\r\n\(lines)\t<key>b</key>\r\n\t<array/>\r\n</dict>\r\n")
    #expect(
      try EditedText.of(text.replacing("<key>b", with: "<key>A")) {
        $0.inserting([true], forKey: "a")
      }
        == "<dict>\r\n\t<key>A</key>\r\n\t<array/>\r\n\(lines)</dict>\r\n")
    #expect(
      try EditedText.of(text) { $0["b"]?.appending("c") }
        == "<dict>\r\n\t<key>b</key>\r\n\t<array>\r\n\t\t<string>c</string>\r\n\t</array>\r\n</dict>\r\n"
    )
    #expect(
      try EditedText.of(text) { $0["b"]?.replacing(with: ["c"]) }
        == "<dict>\r\n\t<key>b</key>\r\n\t<array>\r\n\t\t<string>c</string>\r\n\t</array>\r\n</dict>\r\n"
    )
  }

  @Test("a text of many lines is put in as it is, whatever the indentation")
  func manyLines() throws {
    #expect(
      try inserting("a", "b\n\nc\n", into: "<dict>\n·<key>b</key>\n·<true/>\n</dict>")
        == "<dict>\n·<key>a</key>\n·<string>b\n\nc\n</string>\n·<key>b</key>\n·<true/>\n</dict>")
  }

  @Test("null is put nowhere, and nothing into another kind of value")
  func refused() throws {
    #expect(try inserting("a", .null, into: "<dict/>") == nil)
    #expect(try appending(.null, to: "<array/>") == nil)
    #expect(try inserting("a", into: "<array/>") == nil)
    #expect(try appending(to: "<dict/>") == nil)
    #expect(try appending(to: "<string/>") == nil)
  }
}
