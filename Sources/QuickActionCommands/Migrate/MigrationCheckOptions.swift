// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import IntentLint

/// What `migrate --check` takes in addition to paths and a format.
struct MigrationCheckOptions: ParsableArguments {
  @Flag(help: "Check an existing migration against the history of the definitions.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "With '--check': also read the history of this revision, such as a branch from before the history was rewritten; repeatable.",
      valueName: "revision"))
  var history: [String] = []

  func validate() throws {
    if !check, !history.isEmpty {
      throw ValidationError("'--history' is for '--check'; add it")
    }
  }
}
