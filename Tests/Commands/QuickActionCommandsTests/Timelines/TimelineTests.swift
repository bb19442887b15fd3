// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import TestSupport
import Testing

/// `quickaction timeline` on the widget of a catalog, which needs no program.
@Suite struct TimelineTests {
  @Test("without a widget the catalog of the folder is run, and an edit reloads it")
  func quickActions() async throws {
    let folder = try SampleFolder.copy()
    let run = await CommandRun.timeline(
      "@\(SampleFolder.catalog)", "--edits", "10:00", "--locale", "en", in: folder)
    #expect(run.errors == "")
    #expect(run.output.contains("shows New Entry · Scan Receipt · Transactions · Cash Flow"))
    #expect(run.output.contains("10:00     the user edits the widget"))
    #expect(run.output.contains("2 reloads: 0 counted"))
  }

  @Test("colors are used on a terminal, and not where NO_COLOR says so")
  func color() async {
    let catalog = Repository.root.appending(path: SampleFolder.catalog).path
    let colored = await CommandRun.timeline(
      catalog, "--for", "1h", isTerminal: true, environment: ["TERM": "xterm"])
    #expect(colored.output.contains("\u{1B}["))
    let plain = await CommandRun.timeline(
      catalog, "--for", "1h", isTerminal: true, environment: ["TERM": "xterm", "NO_COLOR": "1"])
    #expect(!plain.output.contains("\u{1B}["))
  }

  @Test("'--rules' lists every rule with its value and its source")
  func rules() async {
    let run = await CommandRun.timeline("--rules", "--rule", "minimum-interval=1m")
    #expect(run.output.contains("minimum-interval        1m    the shortest time"))
    #expect(run.output.contains("(default: 5m)"))
    #expect(run.output.contains("not documented"))
    #expect(run.exitCode == 0)
  }
}
