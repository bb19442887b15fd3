// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import TerminalText

/// What is said besides the result, and how it looks.
struct MessageOptions: ParsableArguments {
  @Option(help: "When to use color; NO_COLOR is respected by 'auto'.")
  var color: ColorChoice = .auto

  @Flag(name: .shortAndLong, help: "Write nothing to standard error but errors.")
  var quiet = false

  /// What the options say.
  var messages: Messages { Messages(color: color, isQuiet: quiet) }
}

extension ColorChoice: ExpressibleByArgument {}
