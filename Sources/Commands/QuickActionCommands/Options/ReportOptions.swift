// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import IntentLint

/// The options for what is reported, and when.
struct ReportOptions: ParsableArguments {
  @OptionGroup var findings: FindingOptions

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
    if statistics || showConfig, let format = findings.format, ![.text, .json].contains(format) {
      let option = statistics ? "--statistics" : "--show-config"
      throw ValidationError(
        "'\(option)' supports text and json; remove '--format \(format.rawValue)'")
    }
  }
}
