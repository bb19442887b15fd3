// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
import Diagnostics
import SourceText
import TestSupport
import Testing

@Suite struct GroupedRendererTests {
  @Test("a report has the findings with their places")
  func report() throws {
    let report = try SampleReport()
    let text = GroupedRenderer(sources: report.sources).render(report.diagnostics)
    let golden = Snapshot("Tests/Files/DiagnosticRenderingTests/Goldens/report.grouped.txt")
    try #expect(golden.mismatch(with: text) == nil)
  }

  @Test("no text gets out of its place")
  func hostile() throws {
    let report = HostileReport()
    let text = GroupedRenderer(sources: report.sources).render(report.diagnostics)
    let golden = Snapshot("Tests/Files/DiagnosticRenderingTests/Goldens/hostile.grouped.txt")
    try #expect(golden.mismatch(with: text) == nil)
    #expect(!HostileReport.hasCommands(text))
  }

  @Test("without findings there is a report of none")
  func empty() {
    #expect(GroupedRenderer(sources: []).render([]).isEmpty)
  }
}
