// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("Markup of the XML form")
struct XMLMarkupTests {
  private func read(_ text: String) throws -> PropertyListDocument {
    let document = try PropertyListDocument(SourceFile(name: "test", text: text))
    #expect(DocumentCheck.fault(in: document) == nil)
    return document
  }

  @Test(
    "comments and processing instructions may stand wherever a tag may",
    arguments: [
      "<!-- < & > --->", "<!-- -->", "<!--\n<dict>\n-->", "<?php echo '?'; ?>", "<??>",
      "<!-- a --> <!-- b -->\t<?c?>",
    ])
  func miscellany(markup: String) throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>#<!DOCTYPE plist>#<plist>#<dict>#<key>a</key>#<array>#\
      <true/>#<string>b</string>#</array>#<key>c</key>#<true></true>#<key>d</key>#<dict>#</dict>#\
      </dict>#</plist>#
      """
    let document = try read(text.split(separator: "#").joined(separator: markup))
    #expect(
      PlainValue(document.root)
        == .dictionary([
          "a": .array([.boolean(true), .string("b")]), "c": .boolean(true), "d": .dictionary([:]),
        ]))
    #expect(document.trailingContent == nil)
  }

  @Test(
    "a text is what remains of entities and CDATA sections",
    arguments: [
      ("<![CDATA[a<b>&amp;]]>", "a<b>&amp;"), ("a<![CDATA[]]>b", "ab"), ("<![CDATA[]]]]>", "]]"),
      ("<![CDATA[a]]]]><![CDATA[>b]]>", "a]]>b"), ("&lt;<![CDATA[&lt;]]>&lt;", "<&lt;<"),
      ("é<![CDATA[ウ]]>&#128512;", "éウ😀"),
      ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&#65;&#x41;&#x1F600;&#x1f600;", "AA😀😀"),
      ("&#10;&#13;&#9;", "\n\r\t"), ("&#0065;&#x00041;", "AA"), ("&amp;amp;", "&amp;"),
      ("&#x10FFFF;&#1;", "\u{10FFFF}\u{1}"), ("\r\n", "\r\n"),
    ])
  func texts(content: String, expected: String) throws {
    let marked = MarkedText("<dict><key>↓\(content)↓</key><string>↓\(content)↓</string></dict>")
    let entry = try #require(try read(marked.text).root.entries.first { _ in true })
    #expect(entry.key == expected)
    #expect(entry.value.string == expected)
    #expect(entry.value.spelling == content)
    let ranges = [entry.keyRange, entry.value.range]
    #expect(ranges.flatMap { [$0.start, $0.end] } == marked.offsets)
  }

  @Test(
    "a document type is passed over",
    arguments: [
      "<!DOCTYPE plist>",
      "<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" \"http://a.b/c.dtd\">",
      "<!DOCTYPE plist SYSTEM ''>", "<!DOCTYPE a><!DOCTYPE b>",
    ])
  func documentTypes(declaration: String) throws {
    #expect(try read("\(declaration)\n<plist><true/></plist>").root.boolean == true)
  }

  @Test("a document type that declares anything is refused, so that nothing can expand")
  func billionLaughs() {
    let entities = (1...9).map { level in
      "<!ENTITY lol\(level) \"" + String(repeating: "&lol\(level - 1);", count: 10) + "\">"
    }
    let expected = Complaint(
      "↓<!DOCTYPE plist ↓[↓<!ENTITY lol0 \"lol\">\(entities.joined())]><plist><string>&lol9;</string></plist>",
      "iOS does not read a document type with declarations of its own; remove the part in brackets"
    )
    #expect(Complaint(reading: expected.marked, as: .xml) == expected)
  }

  @Test("white space may stand in tags, behind the name")
  func whiteSpaceInTags() throws {
    let text =
      "<plist\n><dict\t><key\r\n>a</key ><array >\n<true /><integer >1</integer\n></array ></dict ></plist >"
    #expect(
      PlainValue(try read(text).root)
        == .dictionary(["a": .array([.boolean(true), .integer(1)])]))
  }

  @Test("attributes are passed over, whatever they hold")
  func attributes() throws {
    let text = """
      <plist a="1"><dict b='"' c:d.e-f = "&"><key ウ="é">a</key><string a='/ '>b</string>\
      <key>c</key><data x="y"></data><key>d</key><string x=""/></dict></plist>
      """
    let root = try read(text).root
    #expect(
      PlainValue(root) == .dictionary(["a": .string("b"), "c": .data([]), "d": .string("")]))
    #expect(root["a"]?.fullRange.count == "<string a='/ '>b</string>".utf8.count)
  }
}
