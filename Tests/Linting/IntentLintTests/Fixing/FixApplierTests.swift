// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import SourceText
import Testing

@Suite("Applying fixes")
struct FixApplierTests {
  private let source = SourceFile(name: "a.txt", text: "one two three")

  /// A finding with a fix that replaces ranges of the file.
  private func finding(
    _ edits: [(ClosedRange<Int>, String)], safety: Fix.Safety = .safe
  ) -> Diagnostic {
    let edits = edits.map {
      TextEdit(
        range: SourceRange($0.0.lowerBound, $0.0.upperBound + 1), replacement: $0.1)
    }
    return Diagnostic(
      id: "rule", severity: .warning, message: "m", at: .init(file: "a.txt"),
      fixes: [Fix(title: "repair it", safety: safety, file: "a.txt", edits: edits)])
  }

  private func text(_ findings: [Diagnostic], unsafe: Bool = false) -> (String?, Int) {
    let result = FixApplier(appliesUnsafeFixes: unsafe).apply(findings, to: [source])
    return (result.texts["a.txt"].map { String(decoding: $0, as: UTF8.self) }, result.appliedCount)
  }

  @Test("fixes of several findings are applied together")
  func several() {
    let findings = [finding([(8...12, "3")]), finding([(0...2, "1")])]
    #expect(text(findings) == ("1 two 3", 2))
  }

  @Test("of two fixes that want the same bytes the first in the file is applied")
  func conflict() {
    #expect(text([finding([(2...6, "X")]), finding([(0...2, "1")])]) == ("1 two three", 1))
  }

  @Test("a fix is applied with all of its edits or not at all")
  func allOrNothing() {
    let findings = [finding([(0...2, "1")]), finding([(2...2, "x"), (8...12, "3")])]
    #expect(text(findings) == ("1 two three", 1))
  }

  @Test("two findings with the same fix are repaired once")
  func sameFix() {
    #expect(text([finding([(0...2, "1")]), finding([(0...2, "1")])]) == ("1 two three", 1))
  }

  @Test("a fix that a user should look at waits for being asked for")
  func safety() {
    let findings = [finding([(0...2, "1")], safety: .unsafe)]
    #expect(text(findings) == (nil, 0))
    #expect(text(findings, unsafe: true) == ("1 two three", 1))
  }

  @Test("a fix that changes nothing, or is advice, is none")
  func noChange() {
    #expect(text([finding([(0...2, "one")]), finding([])]) == (nil, 0))
  }
}
