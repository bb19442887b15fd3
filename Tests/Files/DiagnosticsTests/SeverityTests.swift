// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import Testing

@Suite("Severities")
struct SeverityTests {
  @Test("errors outrank warnings, and warnings notes")
  func order() {
    #expect(Severity.allCases.shuffled().sorted() == [.note, .warning, .error])
    #expect([Severity.warning, .error, .note].max() == .error)
  }

  @Test("machines know them by their names")
  func names() {
    #expect(Severity.allCases.map(\.rawValue) == ["note", "warning", "error"])
  }
}
