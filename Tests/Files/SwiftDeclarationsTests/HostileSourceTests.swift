// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import SwiftDeclarations
import TestSupport
import Testing

/// Sources that nobody writes, and that must not crash or hold up who reads them.
@Suite("Hostile Swift sources")
struct HostileSourceTests {
  private func value(_ text: String) -> SwiftExpression? {
    SwiftFile(SourceFile(name: "Test.swift", text: "struct A {\n  static let x = \(text)\n}\n"))
      .declarations.first?.members.property("x")?.value
  }

  @Test(
    "a chain of tens of thousands of members, calls or closures is read and released",
    arguments: [".b", "()", ".b()", ".b(c: 1)", " {}"])
  func chains(_ link: String) throws {
    let chain = try #require(value("a" + String(repeating: link, count: 40_000)))
    #expect(chain.path == nil)
    #expect(chain.range.end > 40_000)
  }

  @Test("chains in the arguments of chains are not nested any deeper than one alone")
  func nestedChains() throws {
    let links = String(repeating: ".b", count: 200)
    var text = "a"
    var tallest = 0
    for _ in 0..<60 {
      text = "a(\(text))\(links)"
      tallest = max(tallest, height(try #require(value(text))))
    }
    #expect(tallest > 200 && tallest < 300, "\(tallest)")
  }

  /// How many expressions are nested.
  private func height(_ expression: SwiftExpression) -> Int {
    switch expression.kind {
    case .member(let base?, _): 1 + height(base)
    case .call(let call):
      1 + (([call.callee] + call.arguments.map(\.value)).map(height).max() ?? 0)
    default: 1
    }
  }

  @Test("a path of a few hundred names is read whole")
  func paths() {
    let names = (0..<200).map { "a\($0)" }
    #expect(value(names.joined(separator: "."))?.path == names)
    #expect(value(".home.first")?.path == ["home", "first"])
    #expect(value("a().b")?.path == nil)
  }

  @Test(
    "tens of thousands of marks around a type are taken off",
    arguments: [("", "?"), ("(", ")"), ("Optional<", ">"), ("any ", ""), ("Swift.", "!")])
  func types(_ before: String, _ after: String) {
    let text =
      String(repeating: before, count: 30_000) + "Place" + String(repeating: after, count: 30_000)
    var name = ""
    #expect(processorSeconds { name = SwiftType(text).wrapped.text } < 20)
    #expect(name == "Place")
  }

  @Test("brackets around several types are part of the type")
  func tuples() {
    #expect(SwiftType("(Int,String)?").wrapped.text == "(Int,String)")
    #expect(SwiftType("((Int)->Void)?").wrapped.text == "((Int)->Void)")
    #expect(SwiftType("(any Foundation.URL)!").wrapped.text == "URL")
    #expect(SwiftType("(").wrapped.text == "(")
  }

  @Test("escapes without an end are read in one pass")
  func escapes() {
    let text = String(repeating: "\\u{", count: 60_000)
    var read: String?
    #expect(processorSeconds { read = value("\"\(text)\"")?.text } < 20)
    #expect(read?.isEmpty == false)
    #expect(value(#""\u{1F600}\u{0001F600}\u{41}""#)?.text == "😀😀A")
  }
}
