// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import Diagnostics
import IntentLint

/// In which form findings are reported, and which of them are a failure.
struct FindingOptions: ParsableArguments {
  @Option(help: OutputForms<ReportFormat>.help)
  var format: ReportFormat?

  @Option(
    help: ArgumentHelp(
      "Exit with 1 if any finding has at least this severity. (default: 'fail-on' of the configuration, or error)",
      valueName: "severity"))
  var failOn: Severity?

  @Flag(help: "Exit with 0 whatever is found, or with 2 if a file cannot be read.")
  var exitZero = false

  func validate() throws {
    if exitZero, failOn != nil {
      throw ValidationError("'--exit-zero' and '--fail-on' exclude each other; use one of them")
    }
  }
}
