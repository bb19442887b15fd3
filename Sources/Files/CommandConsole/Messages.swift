// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import TerminalText

/// The messages of a command apart from its result, and their style.
package struct Messages {
  /// The streams of the command.
  package let console: Console

  /// Whether to use color: always, never, or on a terminal.
  package let color: ColorChoice

  /// Whether nothing is said but errors.
  package let isQuiet: Bool

  /// Creates messages to a console.
  package init(console: Console, color: ColorChoice = .auto, isQuiet: Bool = false) {
    self.console = console
    self.color = color
    self.isQuiet = isQuiet
  }

  /// The style of text on standard output.
  package var outputStyle: TerminalStyle { style(isTerminal: console.isOutputTerminal) }

  /// The style of text on standard error.
  package var errorStyle: TerminalStyle { style(isTerminal: console.isErrorTerminal) }

  /// Returns the style of text on a stream or in a file.
  package func style(isTerminal: Bool) -> TerminalStyle {
    TerminalStyle(
      isColored: color.usesColor(
        isTerminal: isTerminal, environment: console.environment))
  }

  /// Writes a note, which is neither a result nor an error.
  package func note(_ sentence: String) {
    if !isQuiet { console.writeError("note: \(sentence)\n") }
  }

  /// Prints a warning to standard error, unless the command is quiet.
  package func warn(_ sentence: String) {
    if !isQuiet { console.writeError("warning: \(sentence)\n") }
  }
}
