// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
import Diagnostics
import SourceText
import TestSupport
import Testing

@Suite struct XcodeRendererTests {
  @Test("each finding and each note is a line that Xcode reads")
  func report() throws {
    let report = try SampleReport()
    let text = XcodeRenderer(sources: report.sources).render(report.diagnostics)
    let golden = Snapshot("Tests/Files/DiagnosticRenderingTests/Goldens/report.xcode.txt")
    try #expect(golden.mismatch(with: text) == nil)
    let form = #/[^:]+:\d+:\d+: (error|warning|note): .+/#
    #expect(text.split(separator: "\n").allSatisfy { $0.wholeMatch(of: form) != nil })
  }

  @Test("no text makes a line of its own, or acts on the terminal")
  func hostile() throws {
    let report = HostileReport()
    let text = XcodeRenderer(sources: report.sources).render(report.diagnostics)
    let golden = Snapshot("Tests/Files/DiagnosticRenderingTests/Goldens/hostile.xcode.txt")
    try #expect(golden.mismatch(with: text) == nil)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 5)
    #expect(!HostileReport.hasCommands(text))
  }

  @Test(
    "a relative path starts from the folder, an absolute one stays",
    arguments: [
      ("W/a.strings", nil, "W/a.strings"), ("W/a.strings", "/src", "/src/W/a.strings"),
      ("a.strings", "/", "/a.strings"), ("/b/a.strings", "/src", "/b/a.strings"),
    ] as [(String, String?, String)])
  func paths(file: String, folder: String?, path: String) {
    let diagnostic = Diagnostic(
      id: "rule", severity: .warning, message: "m", at: Diagnostic.Place(file: file))
    let text = XcodeRenderer(sources: [], folder: folder).render([diagnostic])
    #expect(text == "\(path):1:1: warning: m [rule]\n")
  }

  @Test("without findings there is nothing to show")
  func empty() {
    #expect(XcodeRenderer(sources: []).render([]).isEmpty)
  }
}
