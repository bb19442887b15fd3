// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentLint
import SourceText
import TestSupport
import Testing

@testable import IntentRules

@Suite("Placeholders of sentences")
struct PlaceholderTests {
  /// A sentence that stands at offset 100 of its file, spelled as it reads.
  private func sentence(_ text: String) -> Located<String> {
    Located(text, at: SourceRange(100, 100 + text.utf8.count))
  }

  @Test(
    "a placeholder is what stands between braces behind a dollar sign",
    arguments: [
      ("Show ${account}", ["account"]),
      ("${count} of ‘${date.year}’", ["count", "date.year"]),
      ("${a}${b}", ["a", "b"]),
      ("$5 for {account} $ {x}", []),
      ("", []),
      ("100$", []),
      ("$${a}", ["a"]),
      ("${a b}", ["a b"]),
    ])
  func names(_ text: String, _ names: [String]) {
    #expect(sentence(text).placeholders.map(\.name) == names)
  }

  @Test("the parameter is named in front of the key path")
  func keyPath() {
    #expect(sentence("${date.year}").placeholders.map(\.parameterName) == ["date"])
  }

  @Test("a placeholder is where it stands, behind characters of several bytes too")
  func places() {
    let marked = MarkedText("‘↓${a}↓’ und ↓${b}↓")
    let ends = sentence(marked.text).placeholders.flatMap { [$0.range.start, $0.range.end] }
    #expect(ends.map { $0 - 100 } == marked.offsets)
  }

  @Test("in a sentence with entities it is where the sentence is")
  func entities() {
    let place = SourceRange(100, 120)
    #expect(Located("you & ${a}", at: place).placeholders.map(\.range) == [place])
  }

  @Test(
    "without an end or a name it is malformed",
    arguments: ["Show ↓${account", "↓${}", "↓${a ${b}", "↓${", "${a} ↓${a.b"])
  func malformed(_ text: String) {
    let marked = MarkedText(text)
    #expect(
      sentence(marked.text).malformedPlaceholders.map { $0.start - 100 } == marked.offsets)
  }
}
