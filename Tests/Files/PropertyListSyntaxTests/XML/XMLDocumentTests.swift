// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("Documents of the XML form")
struct XMLDocumentTests {
  private func read(_ content: [UInt8]) throws -> PropertyListDocument {
    try PropertyListDocument(SourceFile(name: "test", content: content))
  }

  private func read(_ text: String) throws -> PropertyListDocument {
    try read(Array(text.utf8))
  }

  @Test("the keys and values of a document are counted")
  func nodeCount() throws {
    let document = try read("<dict><key>a</key><array><true/><dict/></array></dict>")
    #expect(document.nodeCount == 5)
  }

  @Test("places count the bytes behind a byte order mark")
  func byteOrderMark() throws {
    let marked = MarkedText("<plist><string>↓é↓</string></plist>")
    let root = try read([0xEF, 0xBB, 0xBF] + Array(marked.text.utf8)).root
    #expect([root.range.start, root.range.end] == marked.offsets)
  }

  @Test("a file in UTF-16 is read, and places count the bytes of its text in UTF-8")
  func utf16() throws {
    let marked = MarkedText(
      "<?xml version='1.0' encoding='UTF-16'?>\n<array><string>ウ</string>↓<true/>↓</array>")
    let content = "\u{FEFF}\(marked.text)".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let document = try read(content)
    let values = Array(document.root.elements)
    #expect(values.first?.string == "ウ")
    #expect(values.last.map { [$0.range.start, $0.range.end] } == marked.offsets)
    #expect(document.source.encoded(document.source.bytes) == content)
  }

  @Test("lines may end with CR and LF")
  func carriageReturns() throws {
    let marked = MarkedText(
      "<plist>\r\n<dict>\r\n\t<key>↓a↓</key>\r\n\t<true/>\r\n</dict>\r\n</plist>\r\n")
    let document = try read(marked.text)
    let range = try #require(document.root.entries.first { _ in true }).keyRange
    #expect([range.start, range.end] == marked.offsets)
    #expect(document.root["a"]?.boolean == true)
    #expect(document.trailingContent == nil)
  }

  @Test(
    "an encoding other than Unicode may be declared as long as the text is ASCII",
    arguments: [
      "<?xml version='1.0' encoding='ISO-8859-1'?><true/>", "<?xml encoding=\"latin1\"?><true/>",
      "<?xml version='1.0' encoding=?><true/>", "<?xml version='1.0' encoding?><true/>",
      "<?xml version='1.0'?><string>é</string>", "<?xml encoding='utf8'?><string>é</string>",
      "<?xml encoding = \"Utf-16LE\" ?><string>é</string>",
      "<?xml version='1.0'?><?note encoding='latin1'?><string>é encoding=''</string>",
    ])
  func declaredEncodings(text: String) throws {
    #expect(throws: Never.self) { try self.read(text) }
  }

  @Test(
    "what stands behind the end is reported, unless it is a comment",
    arguments: [
      "<plist><true/></plist>↓x↓", "<plist><true/></plist>\n <!-- a -->\n↓<plist/>\n↓",
      "<true/> ↓</plist>↓", "<dict/>↓<dict/>↓", "<string>a</string>\n↓a\n↓",
      "<plist><true/></plist>↓<!-- a ↓", "<array/> <?a?> ↓é↓",
    ])
  func trailingContent(text: String) throws {
    let marked = MarkedText(text)
    let document = try read(marked.text)
    #expect(document.trailingContent.map { [$0.start, $0.end] } == marked.offsets)
  }

  @Test(
    "nothing is reported behind the end where there is nothing but white space and comments",
    arguments: ["", "\n", " \r\n\t", "<!-- a -->", "\n<?a?>\n<!-- b -->"])
  func noTrailingContent(text: String) throws {
    #expect(try read("<plist><true/></plist>" + text).trailingContent == nil)
    #expect(try read("<true/>" + text).trailingContent == nil)
  }

  @Test("512 containers may stand in one another")
  func depth() throws {
    let arrays =
      String(repeating: "<array>", count: 512) + String(repeating: "</array>", count: 512)
    #expect(try read(arrays).nodeCount == 512)
    let dictionaries =
      String(repeating: "<dict><key>a</key>", count: 512) + "<true/>"
      + String(repeating: "</dict>", count: 512)
    let document = try read("<plist>\(dictionaries)</plist>")
    #expect(document.nodeCount == 1_025)
    #expect(DocumentCheck.fault(in: document) == nil)
  }

  @Test(
    "one container more is refused, and the place is its tag", arguments: ["<array>", "<dict>"])
  func excessiveDepth(tag: String) {
    let outer = tag == "<dict>" ? "<dict><key>a</key>" : tag
    let marked = String(repeating: outer, count: 512) + "↓\(tag)↓"
    let expected = Complaint(marked, "containers are nested more than 512 levels deep")
    #expect(Complaint(reading: marked, as: .xml) == expected)
  }
}
