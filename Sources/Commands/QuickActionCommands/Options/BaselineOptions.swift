// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import IntentValidation

/// Which findings are known.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report only findings that are not in this file (default: 'baseline' of the configuration).",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write all findings to this file, for --baseline, and report none of them.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var writeBaseline: String?

  @Flag(
    name: .customLong("no-baseline"),
    help: "Also report the findings of the configuration's baseline.")
  var takesNoBaseline = false

  /// The baseline that the options choose.
  var choice: BaselineChoice {
    var choice = BaselineChoice()
    choice.file = baseline
    choice.newFile = writeBaseline
    choice.isLeftOut = takesNoBaseline
    return choice
  }

  func validate() throws {
    try GivenFileName.check(baseline, of: "--baseline")
    if takesNoBaseline, baseline != nil {
      throw ValidationError("'--baseline' and '--no-baseline' exclude each other; use one of them")
    }
    try GivenFileName.check(writeBaseline, of: "--write-baseline")
  }
}
