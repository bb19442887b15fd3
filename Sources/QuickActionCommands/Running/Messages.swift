// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import TerminalText

/// What is said besides the result, and how it looks.
struct Messages {
  /// When to use color.
  var color = ColorChoice.auto

  /// Whether nothing is said but errors.
  var isQuiet = false

  /// How text on standard output looks.
  var outputStyle: TerminalStyle { style(isTerminal: Console.current.isOutputTerminal) }

  /// How text on standard error looks.
  var errorStyle: TerminalStyle { style(isTerminal: Console.current.isErrorTerminal) }

  /// How text on a stream, or in a file, looks.
  func style(isTerminal: Bool) -> TerminalStyle {
    TerminalStyle(
      isColored: color.usesColor(
        isTerminal: isTerminal, environment: Console.current.environment))
  }

  /// Says something that is no result and no error.
  func note(_ sentence: String) {
    say(.note, sentence)
  }

  /// Says something that is no result and no error, and how grave it is.
  func say(_ gravity: WidgetIssue.Gravity, _ sentence: String) {
    let word = gravity == .warning ? "warning" : "note"
    if !isQuiet { Console.current.writeError("\(word): \(sentence)\n") }
  }
}
