// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import TimelineReports

@Suite struct RunTextsTests {
  @Test("every text about a run is in both languages")
  func languages() {
    #expect(RunText.en.count == RunText.allCases.count && RunText.ja.count == RunText.en.count)
    #expect(RunText.ja.allSatisfy { !$0.isEmpty })
  }
}
