// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser

/// Which findings are known already.
struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report only findings that are not in this file.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write all findings to this file, to be taken by --baseline, and report none of them.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var writeBaseline: String?

  /// What the options say.
  var choice: BaselineChoice { BaselineChoice(file: baseline, newFile: writeBaseline) }

  func validate() throws {
    try GivenFileName.check(baseline, of: "--baseline")
    try GivenFileName.check(writeBaseline, of: "--write-baseline")
  }
}
