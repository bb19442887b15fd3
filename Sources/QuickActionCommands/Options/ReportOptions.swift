// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import Diagnostics
import IntentLint

/// How findings are reported, and the exit code.
struct ReportOptions: ParsableArguments {
  @Option(help: OutputForms<ReportFormat>.help)
  var format: ReportFormat?

  @Option(
    help: ArgumentHelp(
      "Exit with 1 if any finding has at least this severity. (default: 'fail-on' of the configuration, or error)",
      valueName: "severity"))
  var failOn: Severity?

  @Flag(help: "Exit with 0 whatever is found, or with 2 if a file cannot be read.")
  var exitZero = false

  @Flag(help: "Show how many findings each rule has, instead of the findings.")
  var statistics = false

  @Flag(
    help: "Show the configuration that applies, with the source of each value, and check nothing.")
  var showConfig = false

  @Flag(help: "Check again whenever a file changes, until Ctrl-C.")
  var watch = false

  func validate() throws {
    if watch, showConfig {
      throw ValidationError("'--watch' and '--show-config' exclude each other; use one of them")
    }
    if exitZero, failOn != nil {
      throw ValidationError("'--exit-zero' and '--fail-on' exclude each other; use one of them")
    }
    if statistics || showConfig, let format, ![.text, .json].contains(format) {
      let option = statistics ? "--statistics" : "--show-config"
      throw ValidationError(
        "'\(option)' supports text and json; remove '--format \(format.rawValue)'")
    }
  }
}
