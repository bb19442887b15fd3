// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TestSupport
import Testing

@testable import QuickActionCommands

@Suite struct TimelinePageTests {
  @Test("the language of a page is refused where there is no page")
  func refused() {
    let run = CommandRun(["timeline", "coupons", "--language", "ja"])
    #expect(run.exitCode == 2 && run.errors.contains("requires '--format html'"))
    let unknown = CommandRun(["timeline", "coupons", "--format", "html", "--language", "xx"])
    #expect(
      unknown.exitCode == 2 && unknown.errors.contains("unknown language of the page 'xx'"))
  }
}
