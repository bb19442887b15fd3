// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import TerminalText

/// Messages other than the result, and their colors.
struct MessageOptions: ParsableArguments {
  @Option(help: "When to use color; 'auto' respects NO_COLOR.")
  var color: ColorChoice = .auto

  @Flag(name: .shortAndLong, help: "Write only errors to standard error.")
  var quiet = false

  /// The messages that the options choose.
  func messages(_ console: Console) -> Messages {
    Messages(console: console, color: color, isQuiet: quiet)
  }
}

extension ColorChoice: ExpressibleByArgument {}
