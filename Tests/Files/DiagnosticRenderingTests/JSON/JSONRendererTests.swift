// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
import Diagnostics
import Foundation
import SourceText
import TestSupport
import Testing

@Suite struct JSONRendererTests {
  @Test("a report holds the summary and the findings with their places, notes and fixes")
  func report() throws {
    let report = try SampleReport()
    let text = JSONRenderer(sources: report.sources).render(report.diagnostics)
    let golden = Snapshot("Tests/Files/DiagnosticRenderingTests/Goldens/report.json")
    try #expect(golden.mismatch(with: text) == nil)
  }

  @Test("the report is valid JSON, and its strings are the findings' own")
  func decodes() throws {
    struct Report: Decodable {
      struct Finding: Decodable {
        var rule: String
        var file: String
        var line: Int?
        var message: String
        var data: [String: String]
      }
      var version: Int
      var diagnostics: [Finding]
    }
    let hostile = "\u{1B}[31m \"\\\n\r\t\u{0}\u{7F}\u{9B}\u{202E}\u{2028} 入力 👍🏽 / é"
    let diagnostic = Diagnostic(
      id: "rule", severity: .error, message: Diagnostic.Message(stringLiteral: hostile),
      at: Diagnostic.Place(file: hostile), data: [Diagnostic.Datum(hostile, hostile)])
    let text = JSONRenderer(sources: []).render([diagnostic])
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || VisibleText.spelling(of: $0) == nil })

    let decoded = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
    #expect(decoded.version == 1)
    let finding = try #require(decoded.diagnostics.first)
    #expect(decoded.diagnostics.count == 1)
    #expect(finding.file == hostile)
    #expect(finding.message == hostile)
    #expect(finding.data == [hostile: hostile])
    #expect(finding.line == nil)
  }

  @Test("a report without findings says so")
  func empty() {
    let text = JSONRenderer(sources: []).render([])
    #expect(
      text == """
        {
          "version": 1,
          "summary": {
            "files": 0,
            "errors": 0,
            "warnings": 0,
            "notes": 0
          },
          "diagnostics": []
        }

        """)
  }
}
