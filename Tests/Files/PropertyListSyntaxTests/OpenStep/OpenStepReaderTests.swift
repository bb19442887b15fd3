// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import TestSupport
import Testing

@Suite("Reading OpenStep text")
struct OpenStepReaderTests {
  private func read(_ text: String) throws -> PropertyListDocument {
    try PropertyListDocument(SourceFile(name: "test", text: text), as: .openStep)
  }

  @Test(
    "every construct is read",
    arguments: [
      ("\"a\" = \"b\"; c = 'd';", .dictionary(["a": .string("b"), "c": .string("d")])),
      ("a; \"b c\";", .dictionary(["a": .string("a"), "b c": .string("b c")])),
      ("", .dictionary([:])),
      (" \n// a comment\n/* another */ ", .dictionary([:])),
      ("{}", .dictionary([:])),
      ("{ a = b; c; }", .dictionary(["a": .string("b"), "c": .string("c")])),
      ("()", .array([])),
      ("( a, \"b\", )", .array([.string("a"), .string("b")])),
      (
        "(a,(b),{c=d;},<00ff>)",
        .array([
          .string("a"), .array([.string("b")]), .dictionary(["c": .string("d")]), .data([0, 255]),
        ])
      ),
      ("<0fBD 77\n1c>", .data([0x0F, 0xBD, 0x77, 0x1C])),
      ("<>", .data([])),
      ("abc", .string("abc")),
      ("\"\"", .string("")),
      ("/System/a-b_c.d:$e/1 = 'it' ;", .dictionary(["/System/a-b_c.d:$e/1": .string("it")])),
      ("a//b = /c;", .dictionary(["a//b": .string("/c")])),
      ("\"a = b; // c\" = '/* d */ \"';", .dictionary(["a = b; // c": .string("/* d */ \"")])),
      ("a /* = */ = // b\r b /**/ ;", .dictionary(["a": .string("b")])),
      ("\u{2028}a\u{B}=\u{2029}b\u{C};", .dictionary(["a": .string("b")])),
      ("//\u{2028}a = b;", .dictionary(["a": .string("b")])),
      (
        "// !$*UTF8*$!\n{ objects = { 0A /* Begin */ = { isa = X; }; }; }",
        .dictionary([
          "objects": .dictionary(["0A": .dictionary(["isa": .string("X")])])
        ])
      ),
    ] as [(String, PlainValue)])
  func constructs(text: String, expected: PlainValue) throws {
    let document = try read(text)
    #expect(PlainValue(document.root) == expected)
    #expect(DocumentCheck.fault(in: document) == nil)
    #expect(document.trailingContent == nil)
  }

  @Test("a key that is repeated stays, and the last value counts")
  func repeatedKey() throws {
    let root = try read("a = b; a = c;").root
    #expect(root.entries.map(\.key) == ["a", "a"])
    #expect(root["a"]?.string == "c")
  }

  @Test("every escape names its character")
  func escapes() throws {
    let text = try read(#""\a\b\f\n\r\t\v\"\'\\\q\é \101\0\18 \U00e9\U1F60\Ud83d\Ude00\U41 \341""#)
      .root
    #expect(
      text.string
        == "\u{7}\u{8}\u{C}\n\r\t\u{B}\"'\\qé A\0\u{1}8 \u{E9}\u{1F60}\u{1F600}A Æ")
    #expect(try read("'a\\\nb\\\u{1F600}'").root.string == "a\nb\u{1F600}")
    #expect(try read("'\\Ud83d, \\Ude00 \\Ud83d'").root.string == "\u{FFFD}, \u{FFFD} \u{FFFD}")
    #expect(try read("'\\Ud83d\\Ud83d\\Ude00'").root.string == "\u{FFFD}\u{1F600}")
  }

  @Test("a place is that of the content, and the full place has the quotation marks")
  func places() throws {
    let marked = MarkedText("/* x */ ↓\"↓greeting↓\"↓ = '↓Hello↓'; ↓word↓;\n")
    let document = try read(marked.text)
    let entries = Array(document.root.entries)
    let (key, value) = (entries[0].keyValue, entries[0].value)
    #expect(
      [key.fullRange.start, key.range.start, key.range.end, key.fullRange.end]
        + [value.range.start, value.range.end]
        + [entries[1].keyRange.start, entries[1].keyRange.end] == marked.offsets)
    #expect(entries[1].value.range == entries[1].keyRange)
    #expect(document.root.range == SourceRange(0, marked.text.utf8.count))
  }

  @Test("a container's place has its brackets, and data's has its own")
  func containerPlaces() throws {
    let marked = MarkedText(" ↓( ↓{ a = ↓<↓0f↓>↓; }↓, b )↓ ")
    let root = try read(marked.text).root
    let dictionary = try #require(root.elements.first { _ in true })
    let data = try #require(dictionary["a"])
    let ranges = [data.range, data.fullRange, dictionary.range, root.range]
    #expect(ranges.flatMap { [$0.start, $0.end] }.sorted() == marked.offsets)
  }

  @Test(
    "what Apple's reader drops behind the last entry is trailing content",
    arguments: [
      "a = b; ↓) c = d;", "a = b; ↓} x", "a = b; ↓; c = d;", "a = b; ↓é = c;", "a = b; ↓/* c = d;",
      "{ a = b; } ↓/* c", "↓/* a = b;", "a ↓/*",
    ])
  func trailingContent(text: String) throws {
    let marked = MarkedText(text)
    let document = try read(marked.text)
    #expect(document.trailingContent?.start == marked.offsets[0])
    #expect(document.trailingContent?.end == marked.text.utf8.count)
    #expect(DocumentCheck.fault(in: document) == nil)
  }

  @Test(
    "entries read the same in whichever way they are spelled, between others that are spelled as tables mostly are",
    arguments: [
      #""b" = "x";"#, #""b"="x";"#, #""b"  =  "x" ;"#, #""b" = 'x';"#, #"b = "x";"#,
      #""\142" = "x";"#,
      #""b" = "\170";"#, #""b" /* c */ = "x";"#, "\"b\" =\n\"x\";", "/* c */ \"b\" = \"x\"; // d",
      #""b" = x;"#,
    ])
  func mixedSpellings(entry: String) throws {
    let plain = #""a" = "1";"#
    let last = #""c" = "";"#
    for text in ["\(plain)\(entry)\n\(last)", "{ \(plain)\n\n\(entry)\n\(last) }"] {
      let entries = Array(try read(text).root.entries)
      #expect(entries.map(\.key) == ["a", "b", "c"])
      #expect(entries.map(\.value.string) == ["1", "x", ""])
    }
  }
}
