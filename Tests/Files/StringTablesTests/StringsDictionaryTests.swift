// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Foundation
import SourceText
import StringTables
import TestSupport
import Testing

@Suite("Reading .stringsdict files")
struct StringsDictionaryTests {
  private func table(_ text: String) throws -> StringTable {
    try StringTable(text, format: .stringsDictionary)
  }

  @Test("a text that varies with a number is the form that the number is put into")
  func plural() throws {
    let content = try PropertyListSerialization.data(
      fromPropertyList: [
        "days": [
          "NSStringLocalizedFormatKey": "in %#@d@",
          "d": [
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
            "NSStringFormatValueTypeKey": "d", "one": "%d day", "other": "%d days",
          ],
        ]
      ], format: .xml, options: 0)
    let table = try table(String(decoding: content, as: UTF8.self))
    #expect(table.pairs == [["days", "in %#@d@"]])
    #expect(table["days"]?.varies == true)
    #expect(table.diagnostics.isEmpty)
    #expect(table.format == .stringsDictionary)
  }

  @Test("variables that name each other many times come to an end")
  func endless() throws {
    let many = String(repeating: "%#@a@", count: 100)
    let table = try table(
      "k = { NSStringLocalizedFormatKey = \"x%#@a@\"; a = { NSStringFormatSpecTypeKey = "
        + "NSStringPluralRuleType; NSStringFormatValueTypeKey = d; other = \"y\(many)\"; }; };")
    let text = try #require(table.text(of: "k", for: [2], in: LocaleName("en")))
    #expect(text.hasPrefix("xy") && text.count < 1000)
  }

  @Test("of a text that varies with the width, the widest form counts")
  func width() throws {
    let marked = MarkedText(
      "k = { NSStringVariableWidthRuleType = { 5 = Hi; 100 = \"↓Good morning↓\"; 20 = Hello; }; };")
    let table = try table(marked.text)
    let entry = try #require(table["k"])
    #expect(entry.text.value == "Good morning")
    #expect(entry.varies)
    #expect([entry.text.range.start, entry.text.range.end] == marked.offsets)
    #expect(table.diagnostics.isEmpty)
  }

  @Test("a text that does not vary is taken")
  func plain() throws {
    let table = try table("k = v;")
    #expect(table.pairs == [["k", "v"]])
    #expect(table["k"]?.varies == false)
    #expect(table.diagnostics.isEmpty)
  }

  @Test(
    "what holds no text is reported where it stands, and the rest is read",
    arguments: [
      Findings(
        "↓a↓ = { d = { one = x; }; };\nk = v;",
        "'a' has no string 'NSStringLocalizedFormatKey', so no text is found; add one"),
      Findings(
        "k = v; ↓a↓ = { NSStringLocalizedFormatKey = ( x ); };",
        "'a' has no string 'NSStringLocalizedFormatKey', so no text is found; add one"),
      Findings(
        "↓a↓ = { NSStringVariableWidthRuleType = {}; }; k = v;",
        "'a' has no string 'NSStringLocalizedFormatKey', so no text is found; add one"),
      Findings(
        "↓a↓ = { NSStringVariableWidthRuleType = wide; }; k = v;",
        "'a' has no string 'NSStringLocalizedFormatKey', so no text is found; add one"),
      Findings(
        "a = ↓( x )↓; k = v;",
        "the value of 'a' must be a dictionary; it is an array, and no text is found"),
    ])
  func malformed(expected: Findings) throws {
    let text = MarkedText(expected.marked).text
    let table = try table(text)
    #expect(Findings(table.diagnostics, in: text) == expected)
    #expect(table.diagnostics.map(\.id) == ["malformed-string-table"])
    #expect(table.pairs == [["k", "v"]])
  }
}
