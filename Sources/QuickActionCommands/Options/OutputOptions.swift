// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import TerminalText
import WidgetProject

/// Where a result goes, and how it looks.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the result to this file; - is standard output. (default: standard output)",
      valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var messageOptions: MessageOptions

  /// What the options say.
  func result(_ console: Console) -> ResultOutput {
    let isStream = output == GivenFileName.standardStream
    return ResultOutput(
      file: isStream ? nil : output, isForced: isStream, messages: messageOptions.messages(console))
  }

  func validate() throws { try GivenFileName.check(output, of: "--output") }
}
