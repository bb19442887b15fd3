// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import Testing
import TimelineReports

@testable import QuickActionCommands

@Suite struct ProgressTests {
  /// Whether progress is shown.
  private func isShown(isTerminal: Bool, isQuiet: Bool = false) -> Bool {
    var console = Console.process
    console.isErrorTerminal = isTerminal
    return ProgressLine("counting", Messages(console: console, isQuiet: isQuiet)) != nil
  }

  @Test("progress is shown at a terminal, unless only errors are to be written")
  func shown() {
    #expect(isShown(isTerminal: true))
    #expect(!isShown(isTerminal: false))
    #expect(!isShown(isTerminal: true, isQuiet: true))
  }
}
