// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import Diagnostics
import IntentLint

/// What is said of the findings, and how the command ends.
struct ReportOptions: ParsableArguments {
  @Option(help: OutputForms<ReportFormat>.help)
  var format: ReportFormat?

  @Option(
    help: ArgumentHelp(
      "End with 1 where there is a finding of this severity or above (default: 'fail-on' of the configuration, or error).",
      valueName: "severity"))
  var failOn: Severity?

  @Flag(help: "End with 0 whatever is found; only what cannot be read ends with 2.")
  var exitZero = false

  @Flag(help: "Say how many findings each rule has, in place of the findings.")
  var statistics = false

  @Flag(help: "Show the settings that apply, and where each comes from, and check nothing.")
  var showConfig = false

  @Flag(help: "Check again whenever a file changes, until Ctrl-C.")
  var watch = false

  func validate() throws {
    if watch, showConfig {
      throw ValidationError("'--watch' and '--show-config' exclude each other; give one of them")
    }
    if exitZero, failOn != nil {
      throw ValidationError("'--exit-zero' and '--fail-on' exclude each other; give one of them")
    }
    if statistics || showConfig, let format, ![.text, .json].contains(format) {
      let option = statistics ? "--statistics" : "--show-config"
      throw ValidationError(
        "'\(option)' is written as text or json; leave '--format \(format.rawValue)' out")
    }
  }
}
