// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
import Diagnostics
import Foundation
import SourceText
import TestSupport
import Testing

@Suite struct GitLabRendererTests {
  @Test("a report has the findings with their places")
  func report() throws {
    let report = try SampleReport()
    let text = GitLabRenderer(sources: report.sources).render(report.diagnostics)
    let golden = Snapshot("Tests/Files/DiagnosticRenderingTests/Goldens/report.gitlab.json")
    try #expect(golden.mismatch(with: text) == nil)
  }

  @Test("no text gets out of its place")
  func hostile() throws {
    let report = HostileReport()
    let text = GitLabRenderer(sources: report.sources).render(report.diagnostics)
    let golden = Snapshot("Tests/Files/DiagnosticRenderingTests/Goldens/hostile.gitlab.json")
    try #expect(golden.mismatch(with: text) == nil)
    #expect(!HostileReport.hasCommands(text))
  }

  @Test("without findings there is a report of none")
  func empty() {
    #expect(GitLabRenderer(sources: []).render([]) == "[]\n")
  }

  @Test("each finding has a fingerprint of its own, which stays when lines move")
  func fingerprints() throws {
    struct Issue: Decodable { let fingerprint: String }
    func fingerprints(_ marked: String) throws -> [String] {
      let file = MarkedFile("./f.strings", marked)
      let findings = file.ranges.indices.map {
        Diagnostic(id: "r", severity: .note, message: "m", at: file.place($0))
      }
      let text = GitLabRenderer(sources: [file.source]).render(findings)
      #expect(text.contains("\"path\": \"f.strings\"") && !text.contains("./"))
      return try JSONDecoder().decode([Issue].self, from: Data(text.utf8)).map(\.fingerprint)
    }
    let before = try fingerprints("↓a↓ = b;\n↓a↓ = b;")
    #expect(Set(before).count == 2)
    #expect(try fingerprints("new\n\n↓a↓ = b;\n↓a↓ = b;") == before)
  }
}
