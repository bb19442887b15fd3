// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import Disk
import TerminalText

/// Where a result goes, and how it looks.
struct OutputOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the result to this file; - is standard output. (default: standard output)",
      valueName: "file"),
    completion: .file())
  var output: String?

  @Flag(help: "Replace a file that was not written by this command; an input is never replaced.")
  var force = false

  @OptionGroup var messageOptions: MessageOptions

  /// The output that the options choose.
  ///
  /// - Parameters:
  ///   - console: The streams.
  ///   - hasOtherFile: Whether the command also writes files that other options name, and '--force' can be for them.
  /// - Returns: Where the result goes.
  /// - Throws: `CommandFailure` if there is a '--force' and no file.
  func result(_ console: Console, besideOtherFile hasOtherFile: Bool = false) throws -> ResultOutput
  {
    guard !force || hasOtherFile || output != nil else {
      throw CommandFailure("'--force' is for '--output'; name the file, or remove it", exitCode: 2)
    }
    let isStream = output == GivenFileName.standardStream
    var result = ResultOutput(
      file: isStream ? nil : output, isForced: isStream, messages: messageOptions.messages(console))
    result.overwrites = force
    return result
  }

  func validate() throws { try GivenFileName.check(output, of: "--output") }
}
