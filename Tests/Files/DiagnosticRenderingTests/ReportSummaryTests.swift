// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
import Diagnostics
import Testing

@Suite struct ReportSummaryTests {
  @Test(
    "a summary counts files and findings, and names only severities that occur",
    arguments: [
      (2, [.error, .warning, .warning, .warning], "2 files checked: 1 error, 3 warnings"),
      (1, [.note], "1 file checked: 1 note"),
      (3, [.note, .error, .note, .error], "3 files checked: 2 errors, 2 notes"),
      (1, [], "1 file checked: no findings"),
      (0, [], "0 files checked: no findings"),
    ] as [(Int, [Severity], String)])
  func sentence(files: Int, severities: [Severity], expected: String) {
    let diagnostics = severities.map {
      Diagnostic(id: "i", severity: $0, message: "m", at: Diagnostic.Place(file: "f"))
    }
    let summary = ReportSummary(fileCount: files, diagnostics: diagnostics)
    #expect(summary.description == expected)
  }
}
