// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import Diagnostics

/// The format of the result, and the exit code.
struct TimelineResultOptions: ParsableArguments {
  @Option(help: OutputForms<Timeline.Format>.help)
  var format: Timeline.Format?

  @Flag(help: "With text and html: show every line, also those that are summed up otherwise.")
  var allLines = false

  @Option(
    help: ArgumentHelp(
      "Exit with 1 if any finding has at least this severity; all findings of a simulation are warnings. (default: exit with 0)",
      valueName: "severity"))
  var failOn: Severity?
}
