// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import Diagnostics

/// The form of a run's result, and what it ends with.
struct TimelineResultOptions: ParsableArguments {
  @Option(help: OutputForms<Timeline.Format>.help)
  var format: Timeline.Format?

  @Flag(help: "With text and html: every line, also those that are told in a sum otherwise.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "End with 1 where there is a warning of this severity or above; all are warnings.",
      valueName: "severity"))
  var failOn: Severity = .error
}
