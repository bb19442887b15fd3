// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
import Diagnostics
import SourceText
import TerminalText
import Testing

@Suite struct FindingStatisticsTests {
  private let statistics: FindingStatistics

  init() throws {
    let report = try SampleReport()
    let again = report.diagnostics.filter { $0.id == "app-store-title-missing" }
    statistics = FindingStatistics(report.diagnostics + again)
  }

  @Test("the most frequent rules come first, then the most severe, then by name")
  func order() {
    #expect(
      statistics.entries.map(\.rule) == [
        "app-store-title-missing", "missing-key", "missing-semicolon", "unreadable",
        "generic-intent-name", "missing-table", "unescaped-quote",
      ])
  }

  @Test("advice without edits is no fix")
  func fixes() {
    let counts = Dictionary(
      uniqueKeysWithValues: statistics.entries.map {
        ($0.rule, [$0.safeFixCount, $0.unsafeFixCount])
      })
    #expect(counts["missing-semicolon"] == [1, 0])
    #expect(counts["app-store-title-missing"] == [0, 2])
    #expect(counts["missing-key"] == [0, 0])
  }

  @Test("a table aligns numbers, severities and rules")
  func text() {
    let lines = statistics.text(style: .plain).split(separator: "\n")
    #expect(lines.first == "2  warning  app-store-title-missing  2 with an unsafe fix")
    #expect(lines.last == "1  note     unescaped-quote")
  }
}
