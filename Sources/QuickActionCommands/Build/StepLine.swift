// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import SourceText
import TerminalText
import WidgetPrograms

/// What a build does at the moment: a line on a terminal's standard error that is drawn again.
final class StepLine: Sendable {
  private let messages: Messages

  init(_ messages: Messages) {
    self.messages = messages
  }

  private var isShown: Bool { !messages.isQuiet && messages.console.isErrorTerminal }

  /// Says notes and steps.
  var progress: ProgramProgress {
    ProgramProgress(
      note: { text in
        self.finish()
        self.messages.note(text)
      },
      step: { text in
        guard self.isShown else { return }
        let line = VisibleText.of(text).prefix(max(20, self.messages.console.width - 1))
        self.messages.console.writeError("\r\u{1B}[K\(line)")
      })
  }

  /// Removes the line.
  func finish() {
    if isShown { messages.console.writeError("\r\u{1B}[K") }
  }
}
