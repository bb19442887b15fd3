// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
import Diagnostics
import SourceText
import Testing

@Suite struct DiagnosticOrderTests {
  private func finding(_ file: String, _ start: Int?, _ id: String, _ message: String = "m")
    -> Diagnostic
  {
    Diagnostic(
      id: id, severity: .note, message: Diagnostic.Message(stringLiteral: message),
      at: Diagnostic.Place(file: file, range: start.map { SourceRange(at: $0) }))
  }

  @Test("findings are sorted by file, offset, identifier and message, whole files first")
  func order() {
    let sorted = [
      finding("a", nil, "z"), finding("a", 0, "b"), finding("a", 9, "a"), finding("a", 10, "a"),
      finding("a", 10, "b", "1"), finding("a", 10, "b", "2"), finding("b", nil, "a"),
    ]
    #expect(sorted.reversed().sortedForReport() == sorted)
    #expect(sorted.sortedForReport() == sorted)
  }

  @Test("findings that nothing tells apart keep their order")
  func stable() {
    var first = finding("a", 1, "b")
    first.data = [Diagnostic.Datum("n", "1")]
    let second = finding("a", 1, "b")
    #expect([first, second].sortedForReport() == [first, second])
    #expect([second, first].sortedForReport() == [second, first])
  }
}
