// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import TerminalText

/// What is said besides the result, and how it looks.
package struct Messages {
  /// The streams of the command.
  package let console: Console

  /// When to use color.
  package let color: ColorChoice

  /// Whether nothing is said but errors.
  package let isQuiet: Bool

  /// Makes messages to a console.
  package init(console: Console, color: ColorChoice = .auto, isQuiet: Bool = false) {
    self.console = console
    self.color = color
    self.isQuiet = isQuiet
  }

  /// How text on standard output looks.
  package var outputStyle: TerminalStyle { style(isTerminal: console.isOutputTerminal) }

  /// How text on standard error looks.
  package var errorStyle: TerminalStyle { style(isTerminal: console.isErrorTerminal) }

  /// How text on a stream, or in a file, looks.
  package func style(isTerminal: Bool) -> TerminalStyle {
    TerminalStyle(
      isColored: color.usesColor(
        isTerminal: isTerminal, environment: console.environment))
  }

  /// Says something that is no result and no error.
  package func note(_ sentence: String) {
    if !isQuiet { console.writeError("note: \(sentence)\n") }
  }

  /// Warns of something.
  package func warn(_ sentence: String) {
    if !isQuiet { console.writeError("warning: \(sentence)\n") }
  }
}
