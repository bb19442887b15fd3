// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Foundation
import PropertyListSyntax
import SourceText
import StringTables
import TestSupport
import Testing

@Suite("Reading .strings files")
struct StringsTableTests {
  private let plain = "/* Title */\n\"title\" = \"入力 \\\"A\\\"\";\n"

  private func table(_ content: [UInt8]) throws -> StringTable {
    try StringTable(
      SourceFile(name: "ja.lproj/Shop.strings", content: content), name: "Shop",
      locale: LocaleName("ja"), format: .strings)
  }

  @Test("what the file is, the table knows")
  func identity() throws {
    let table = try table(Array(plain.utf8))
    #expect(table.name == "Shop")
    #expect(table.locale == LocaleName("ja"))
    #expect(table.format == .strings)
    #expect(table.source.name == "ja.lproj/Shop.strings")
  }

  @Test("the encoding makes no difference, nor does a byte order mark")
  func encodings() throws {
    let utf8 = Array(plain.utf8)
    let little = plain.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = plain.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    let contents = [
      utf8, [0xEF, 0xBB, 0xBF] + utf8, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big,
    ]
    for content in contents {
      let table = try table(content)
      #expect(table.pairs == [["title", "入力 \"A\""]])
      #expect(table.diagnostics.isEmpty)
    }
    // Without a mark iOS drops the first character.
    for content in [little, big] {
      let table = try table(content)
      #expect(table.pairs == [["title", "入力 \"A\""]])
      #expect(table.diagnostics.map(\.severity) == [.error])
    }
  }

  @Test("line breaks of other systems make no difference", arguments: ["\r\n", "\r", "\u{2028}"])
  func lineBreaks(lineBreak: String) throws {
    let text = "// one\na = b; // two\n\n/* three\n */ c = \"d\";\n"
    let table = try StringTable(text.replacing("\n", with: lineBreak))
    #expect(table.pairs == [["a", "b"], ["c", "d"]])
  }

  @Test("comments are no text, and text is no comment")
  func comments() throws {
    let table = try StringTable(
      """
      /* a = "1"; */ // a = "2";
      a /* key */ = /* equals */ "/* 3 */" /* value */; // end
      "// b" = "4";
      /**/
      """)
    #expect(table.pairs == [["a", "/* 3 */"], ["// b", "4"]])
  }

  @Test(
    "escapes stand for their characters",
    arguments: [
      (#"\n\t\r\\\"\'"#, "\n\t\r\\\"'"), (#"\U30ab\U30AB"#, "カカ"), (#"\Ud83d\Ude00"#, "😀"),
      (#"\341\0"#, "Æ\u{0}"), (#"%1$@ \% %%"#, "%1$@ % %%"),
    ])
  func escapes(spelling: String, expected: String) throws {
    #expect(try StringTable("k = \"\(spelling)\";")["k"]?.text.value == expected)
    #expect(try StringTable("\"\(spelling)\" = v;")[expected]?.text.value == "v")
  }

  @Test("keys and texts need no quotation marks, and a key alone is its own text")
  func unquoted() throws {
    let table = try StringTable("widget.title = Cart;\n'single' = 'q';\nalone;\n\"also alone\";")
    #expect(
      table.pairs == [
        ["widget.title", "Cart"], ["single", "q"], ["alone", "alone"],
        ["also alone", "also alone"],
      ])
  }

  @Test("a table may stand in braces, which is not JSON")
  func braces() throws {
    #expect(try StringTable("{ \"a\" = \"b\"; c = d; }").pairs == [["a", "b"], ["c", "d"]])
    let error = #expect(throws: PropertyListError.self) { try StringTable("{\"a\": \"b\"}") }
    #expect(error?.message == "expected '=' or ';', found ':'")
  }

  @Test("a file without entries is a table", arguments: ["\n", "/* nothing yet */\n", "{}"])
  func empty(text: String) throws {
    let table = try StringTable(text)
    #expect(table.entries.isEmpty)
    #expect(table.diagnostics.isEmpty)
    #expect(table["k"] == nil)
  }

  @Test("a file of no bytes is a table without entries, and is said to be none for iOS")
  func noBytes() throws {
    let table = try StringTable("")
    #expect(table.entries.isEmpty)
    #expect(table.diagnostics.map(\.id) == ["unusual-property-list"])
    #expect(table.diagnostics.map(\.severity) == [.warning])
  }

  @Test(
    "property lists that Foundation writes are tables",
    arguments: [PropertyListSerialization.PropertyListFormat.xml, .binary])
  func foundation(format: PropertyListSerialization.PropertyListFormat) throws {
    let texts = ["title": "入力 & <出金>", "empty": "", "": "no key", "絵": "👩‍👩‍👧 \"q\"\n"]
    let content = try PropertyListSerialization.data(
      fromPropertyList: texts, format: format, options: 0)
    let table = try table([UInt8](content))
    #expect(table.entries.count == texts.count)
    for (key, text) in texts { #expect(table[key]?.text.value == text) }
    #expect(table.diagnostics.isEmpty)
  }

  @Test("keys and texts know their places")
  func places() throws {
    let marked = MarkedText("/* 見出し */ \"↓title↓\" = \"↓入力↓\"; ↓k↓ = ↓v↓; ↓\"\"↓ = ↓\"\"↓;")
    let entries = try StringTable(marked.text).entries
    let ranges = entries.flatMap { [$0.key.range, $0.text.range] }
    #expect(ranges.flatMap { [$0.start, $0.end] } == marked.offsets)
  }

  @Test("a key that is repeated is reported at each repetition, and its last text counts")
  func duplicateKeys() throws {
    let marked = "a = 1;\nb = 2;\n↓a↓ = 3;\n\"↓\\U0061↓\" = 4;"
    let sentence =
      "duplicate key 'a'; only its last value is used, so remove the others"
    let table = try StringTable(MarkedText(marked).text)
    #expect(
      Findings(table.diagnostics, in: MarkedText(marked).text)
        == Findings(marked, sentence, sentence))
    #expect(table.diagnostics.map(\.id) == ["duplicate-key", "duplicate-key"])
    #expect(table["a"]?.text.value == "4")
    #expect(table.pairs == [["a", "1"], ["b", "2"], ["a", "3"], ["a", "4"]])
  }

  @Test(
    "what is no text is reported where it stands, and the rest is read",
    arguments: [
      Findings(
        "a = ↓{ b = c; }↓; k = v;",
        "the value of 'a' must be a string; it is a dictionary, and no text is found"),
      Findings(
        "k = v; a = ↓( b, c )↓;",
        "the value of 'a' must be a string; it is an array, and no text is found"),
      Findings(
        "a = <↓0f bd↓>; k = v;",
        "the value of 'a' must be a string; it is data, and no text is found"),
      Findings(
        "k = v; ↓} rest = lost;↓",
        "text after the end of the property list is ignored; remove it"),
      Findings(
        "<plist version=\"1.0\"><dict><key>k</key><string>v</string>"
          + "<key>n</key><integer>↓1↓</integer><key>t</key>↓<true/>↓</dict></plist>",
        "the value of 'n' must be a string; it is an integer, and no text is found",
        "the value of 't' must be a string; it is a Boolean, and no text is found"),
    ])
  func noText(expected: Findings) throws {
    let text = MarkedText(expected.marked).text
    let table = try StringTable(text)
    #expect(Findings(table.diagnostics, in: text) == expected)
    #expect(table.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(table.pairs == [["k", "v"]])
  }

  @Test(
    "a property list that is no dictionary is an error",
    arguments: [
      Findings(
        "↓( a, b )↓",
        "a string table must be a dictionary of keys and texts; this file holds an array"),
      Findings(
        "↓a↓", "a string table must be a dictionary of keys and texts; this file holds a string"),
      Findings(
        "<plist>↓<array/>↓</plist>",
        "a string table must be a dictionary of keys and texts; this file holds an array"),
    ])
  func rootIsNoDictionary(expected: Findings) throws {
    let text = MarkedText(expected.marked).text
    let table = try StringTable(text)
    #expect(Findings(table.diagnostics, in: text) == expected)
    #expect(table.diagnostics.map(\.severity) == [.error])
    #expect(table.diagnostics.map(\.id) == ["malformed-string-table"])
    #expect(table.entries.isEmpty)
  }
}
