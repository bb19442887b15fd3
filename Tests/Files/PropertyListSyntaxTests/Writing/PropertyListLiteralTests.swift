// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText
import Testing

@Suite("Property lists to be written")
struct PropertyListLiteralTests {
  @Test("a number is written without a fraction where it has none")
  func numbers() {
    #expect(PropertyListLiteral.number(149) == .integer(spelling: "149"))
    #expect(PropertyListLiteral.number(-0.5) == .real(spelling: "-0.5"))
    #expect(PropertyListLiteral.number(144.5) == .real(spelling: "144.5"))
    #expect(PropertyListLiteral.number(1e15) == .integer(1_000_000_000_000_000))
    #expect(PropertyListLiteral.number(1e20) == .real(spelling: "1e+20"))
    #expect(PropertyListLiteral.number(.infinity) == .real(spelling: "inf"))
    #expect(PropertyListLiteral.number(.nan) == .real(spelling: "nan"))
  }

  @Test("a copy of a file's value has everything that it has, in its order and spelling")
  func copies() throws {
    let text = """
      <dict><key>b</key><string>&lt;</string><key>a</key><array><integer>007</integer>\
      <real>1.50</real><true/><false/></array><key>b</key><data>SGk=</data>\
      <key>c</key><date>2026-11-21T09:30:00Z</date></dict>
      """
    let root = try PropertyListDocument(SourceFile(name: "test", text: text)).root
    let expected: PropertyListLiteral = [
      "b": "<", "a": [.integer(spelling: "007"), .real(spelling: "1.50"), true, false],
      "b": .data([0x48, 0x69]), "c": .date(spelling: "2026-11-21T09:30:00Z"),
    ]
    #expect(PropertyListLiteral(root) == expected)
  }

  @Test("a copy of a JSON value keeps its nulls")
  func jsonCopies() throws {
    let source = SourceFile(name: "test", text: "{\"b\": [null, 1], \"a\": {}}")
    #expect(
      PropertyListLiteral(try PropertyListDocument(source).root) == ["b": [.null, 1], "a": [:]])
  }
}
