// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import SourceText
import Synchronization
import TerminalText
import WidgetPrograms

/// The current step of a build: a line on a terminal's standard error that is drawn again;
/// elsewhere a line now and then.
final class StepLine: Sendable {
  /// How long nothing is said where lines stay.
  private static let silence = Duration.seconds(20)

  private let messages: Messages
  private let lastNote = Mutex<ContinuousClock.Instant?>(nil)

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
        guard self.isShown else { return self.noteStep(text) }
        let line = VisibleText.of(text).prefix(max(20, self.messages.console.width - 1))
        self.messages.console.writeError("\r\u{1B}[K\(line)")
      })
  }

  /// Says a step that stays, if nothing was said for a while.
  private func noteStep(_ text: String) {
    let isDue = lastNote.withLock { last in
      let now = ContinuousClock.now
      guard let known = last else {
        last = now
        return false
      }
      guard known.duration(to: now) >= Self.silence else { return false }
      last = now
      return true
    }
    if isDue { messages.note("still building: \(VisibleText.of(text))") }
  }

  /// Removes the line.
  func finish() {
    if isShown { messages.console.writeError("\r\u{1B}[K") }
  }
}
