// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
import Diagnostics
import SourceText
import TestSupport
import Testing

@Suite struct ReviewDogRendererTests {
  @Test("a report has the findings with their places")
  func report() throws {
    let report = try SampleReport()
    let text = ReviewDogRenderer(sources: report.sources).render(report.diagnostics)
    let golden = Snapshot("Tests/Files/DiagnosticRenderingTests/Goldens/report.rdjson.json")
    try #expect(golden.mismatch(with: text) == nil)
  }

  @Test("no text gets out of its place")
  func hostile() throws {
    let report = HostileReport()
    let text = ReviewDogRenderer(sources: report.sources).render(report.diagnostics)
    let golden = Snapshot("Tests/Files/DiagnosticRenderingTests/Goldens/hostile.rdjson.json")
    try #expect(golden.mismatch(with: text) == nil)
    #expect(!HostileReport.hasCommands(text))
  }

  @Test("without findings there is a report of none")
  func empty() {
    #expect(ReviewDogRenderer(sources: []).render([]).contains("\"diagnostics\": []"))
  }

  @Test("a fix of the finding's own file is a suggestion, of another one it is told alone")
  func suggestions() {
    let file = MarkedFile("f", "↓a↓ = b")
    func finding(_ fixed: String) -> Diagnostic {
      Diagnostic(
        id: "r", severity: .note, message: "m", at: file.place(),
        fixes: [
          Fix(
            title: "write c", safety: .safe, file: fixed,
            edits: [TextEdit(range: file.ranges[0], replacement: "c")])
        ])
    }
    let renderer = ReviewDogRenderer(sources: [file.source])
    #expect(renderer.render([finding("f")]).contains("\"text\": \"c\""))
    let other = renderer.render([finding("g")])
    #expect(!other.contains("suggestions") && other.contains("help: write c"))
  }
}
