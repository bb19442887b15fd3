// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("Values of the XML form")
struct XMLValueTests {
  private func read(_ text: String) throws -> PropertyListDocument {
    let document = try PropertyListDocument(SourceFile(name: "test", text: text))
    #expect(document.format == .xml)
    #expect(DocumentCheck.fault(in: document) == nil)
    return document
  }

  /// A kind of value, with marks around all of it and around the bytes to point at.
  struct Sample: CustomTestStringConvertible, Sendable {
    var kind: PropertyListValue.Kind
    var marked: String
    var value: PlainValue
    var testDescription: String { marked }
  }

  @Test(
    "every kind of value has its value and its place",
    arguments: [
      Sample(kind: .string, marked: "↓<string>↓text↓</string>↓", value: .string("text")),
      Sample(kind: .string, marked: "↓↓<string></string>↓↓", value: .string("")),
      Sample(kind: .string, marked: "↓↓<string/>↓↓", value: .string("")),
      Sample(kind: .string, marked: "↓↓<string />↓↓", value: .string("")),
      Sample(kind: .string, marked: "↓<string>↓ \n ↓</string>↓", value: .string(" \n ")),
      Sample(kind: .string, marked: "↓<string>↓a&amp;b↓</string>↓", value: .string("a&b")),
      Sample(kind: .string, marked: "↓<string a='b/'>↓c↓</string >↓", value: .string("c")),
      Sample(kind: .string, marked: "↓<string\n\ta = \"b\" >↓c↓</string>↓", value: .string("c")),
      Sample(kind: .string, marked: "↓<string>↓ウィジェット↓</string>↓", value: .string("ウィジェット")),
      Sample(kind: .string, marked: "↓<string>↓a]]>\"'>b↓</string>↓", value: .string("a]]>\"'>b")),
      Sample(kind: .integer, marked: "↓<integer>↓42↓</integer>↓", value: .integer(42)),
      Sample(kind: .integer, marked: "↓<integer>↓-7↓</integer>↓", value: .integer(-7)),
      Sample(kind: .integer, marked: "↓<integer>↓+7↓</integer>↓", value: .integer(7)),
      Sample(kind: .integer, marked: "↓<integer>↓0x1f↓</integer>↓", value: .integer(31)),
      Sample(kind: .integer, marked: "↓<integer>↓-0XA↓</integer>↓", value: .integer(-10)),
      Sample(kind: .integer, marked: "↓<integer>↓ 1↓</integer>↓", value: .integer(1)),
      Sample(kind: .integer, marked: "↓<integer>↓007↓</integer>↓", value: .integer(7)),
      Sample(kind: .real, marked: "↓<real>↓1↓</real>↓", value: .real(1)),
      Sample(kind: .real, marked: "↓<real>↓-1.5e-2↓</real>↓", value: .real(-0.015)),
      Sample(kind: .real, marked: "↓<real>↓.5↓</real>↓", value: .real(0.5)),
      Sample(kind: .real, marked: "↓<real>↓5.↓</real>↓", value: .real(5)),
      Sample(kind: .real, marked: "↓<real>↓+infinity↓</real>↓", value: .real(.infinity)),
      Sample(kind: .real, marked: "↓<real>↓-INF↓</real>↓", value: .real(-.infinity)),
      Sample(
        kind: .date, marked: "↓<date>↓2026-11-21T09:30:00Z↓</date>↓",
        value: .date("2026-11-21T09:30:00Z")),
      Sample(kind: .data, marked: "↓<data>↓\n\tSGk=\n↓</data>↓", value: .data(Array("Hi".utf8))),
      Sample(kind: .data, marked: "↓<data>↓\n\t↓</data>↓", value: .data([])),
      // What is no base64 is passed over, and a group that is cut short is dropped.
      Sample(kind: .data, marked: "↓<data>↓S!G-k=↓</data>↓", value: .data(Array("Hi".utf8))),
      Sample(kind: .data, marked: "↓<data>↓SGk↓</data>↓", value: .data([])),
      Sample(kind: .data, marked: "↓<data>↓SA==SGk=↓</data>↓", value: .data(Array("HHi".utf8))),
      Sample(kind: .data, marked: "↓↓<data></data>↓↓", value: .data([])),
      Sample(kind: .boolean, marked: "↓↓<true/>↓↓", value: .boolean(true)),
      Sample(kind: .boolean, marked: "↓↓<false/>↓↓", value: .boolean(false)),
      Sample(kind: .boolean, marked: "↓↓<true></true>↓↓", value: .boolean(true)),
      Sample(kind: .boolean, marked: "↓↓<false></false >↓↓", value: .boolean(false)),
      Sample(kind: .boolean, marked: "↓↓<true a=\"b\"/>↓↓", value: .boolean(true)),
      Sample(kind: .array, marked: "↓↓<array/>↓↓", value: .array([])),
      Sample(kind: .array, marked: "↓↓<array></array>↓↓", value: .array([])),
      Sample(kind: .array, marked: "↓↓<array>\n</array\n>↓↓", value: .array([])),
      Sample(
        kind: .array, marked: "↓↓<array a='b'><true/> <false/></array>↓↓",
        value: .array([.boolean(true), .boolean(false)])),
      Sample(kind: .dictionary, marked: "↓↓<dict/>↓↓", value: .dictionary([:])),
      Sample(kind: .dictionary, marked: "↓↓<dict></dict>↓↓", value: .dictionary([:])),
      Sample(
        kind: .dictionary, marked: "↓↓<dict><key>a</key><array/></dict>↓↓",
        value: .dictionary(["a": .array([])])),
    ])
  func values(sample: Sample) throws {
    for (before, after) in [
      ("", ""), ("<plist version=\"1.0\">", "</plist>"), ("<plist>\n\t", "\n</plist >\n"),
      ("<array>\n", "</array>"), ("<dict><key>k</key>", " </dict>"),
    ] {
      let marked = MarkedText(before + sample.marked + after)
      let root = try read(marked.text).root
      let value =
        before.hasPrefix("<array")
        ? root.elements.first { _ in true } : before.hasPrefix("<dict") ? root["k"] : root
      guard let value else { continue }
      let places = [value.fullRange.start, value.range.start, value.range.end, value.fullRange.end]
      #expect(places == marked.offsets)
      #expect(value.kind == sample.kind)
      #expect(PlainValue(value) == sample.value)
      #expect(value.source.text(in: value.fullRange) == MarkedText(sample.marked).text)
    }
  }

  @Test("a key has its text and its place")
  func keys() throws {
    let marked = MarkedText(
      "<dict>↓<key>↓a↓</key>↓<true/>↓<key\n>↓b&lt;c↓</key >↓<true/>↓↓<key/>↓↓<true/>\n</dict>")
    let entries = Array(try read(marked.text).root.entries)
    #expect(entries.map(\.key) == ["a", "b<c", ""])
    #expect(entries.map { $0.keyValue.string } == entries.map(\.key))
    #expect(entries.map { String(decoding: $0.keyBytes, as: UTF8.self) } == ["a", "b&lt;c", ""])
    let places = entries.flatMap { entry in
      let full = entry.keyValue.fullRange
      return [full.start, entry.keyRange.start, entry.keyRange.end, full.end]
    }
    #expect(places == marked.offsets)
  }

  @Test("a value answers for its own kind alone")
  func otherKinds() throws {
    let text = """
      <array><string>1</string><integer>1</integer><real>1</real><true/>\
      <date>2026-11-21T09:30:00Z</date><data></data><array/><dict/></array>
      """
    let values = Array(try read(text).root.elements)
    #expect(values.map { $0.string != nil } == [true] + Array(repeating: false, count: 7))
    #expect(values.map { $0.integer != nil } == values.indices.map { $0 == 1 })
    #expect(values.map { $0.number != nil } == values.indices.map { $0 == 1 || $0 == 2 })
    #expect(values.map { $0.boolean != nil } == values.indices.map { $0 == 3 })
    #expect(values.map { $0.data != nil } == values.indices.map { $0 == 5 })
    #expect(values.allSatisfy { Array($0.elements).isEmpty && Array($0.entries).isEmpty })
    #expect(values.map(\.spelling) == ["1", "1", "1", "", "2026-11-21T09:30:00Z", "", "", ""])
  }

  @Test("an integer beyond 64 bits has no whole value, and a number nearby")
  func largeIntegers() throws {
    let text = """
      <array><integer>9223372036854775807</integer><integer>-9223372036854775808</integer>\
      <integer>9223372036854775808</integer><integer> 18446744073709551615</integer>\
      <integer>0xFFFFFFFFFFFFFFFF</integer></array>
      """
    let values = Array(try read(text).root.elements)
    #expect(values.map(\.integer) == [.max, .min, nil, nil, nil])
    #expect(
      values.map(\.number)
        == [
          9.223372036854775807e18, -9.223372036854775808e18, 9.223372036854775808e18, 0x1p64,
          0x1p64,
        ])
  }

  @Test("a value is the same as itself, and not as its twin")
  func identity() throws {
    let text = "<array><true/><true/></array>"
    let values = Array(try read(text).root.elements)
    #expect(values[0].isSame(as: values[0]))
    #expect(!values[0].isSame(as: values[1]))
    #expect(try !values[0].isSame(as: read(text).root.elements.first { _ in true } ?? values[1]))
  }

  @Test("keys that only look the same are two keys")
  func canonicalEquivalence() throws {
    let (one, two) = ("\u{E9}", "e\u{301}")
    let text =
      "<dict><key>\(one)</key><integer>1</integer><key>\(two)</key><integer>2</integer></dict>"
    let document = try read(text)
    #expect(document.root[one]?.integer == 1)
    #expect(document.root[two]?.integer == 2)
    #expect(document.duplicateKeys().isEmpty)
  }
}
