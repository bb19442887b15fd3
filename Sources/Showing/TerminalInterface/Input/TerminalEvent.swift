// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import TerminalText

/// An event at a terminal.
package enum TerminalEvent: Hashable, Sendable {
  /// A key was pressed, or is held down and repeats; also each character that an input method commits.
  case key(KeyPress)
  /// A text was pasted, as one.
  case paste(PastedText)
  /// The mouse was pressed, moved or turned.
  case mouse(MouseEvent)
  /// The window got the focus of the keyboard, or lost it.
  case focus(isFocused: Bool)
  /// The window has another size; what the screen shows is undefined.
  case resize(TerminalSize)
  /// The process runs again after it was stopped; what the screen shows is undefined.
  case resumed
  /// The process was asked to end; the screen is as it was.
  case interrupted(Interruption)
  /// The input has ended; no key will come any more. It is always the last event, and comes again when asked for.
  case endOfInput
  /// The terminal is gone: nothing can be read or shown any more. Like ``endOfInput``, the last event.
  case terminalLost

  /// The reason for which a process is asked to end.
  package enum Interruption: Hashable, Sendable {
    /// `SIGINT`. Ctrl-C typed at the terminal is a key instead, as all keys are.
    case interrupt
    /// The signal `SIGTERM`.
    case terminate
    /// `SIGHUP`: the window was closed, or the connection is lost.
    case hangUp
    /// The signal `SIGQUIT`.
    case quit
  }
}

/// A text that was pasted, made safe.
package struct PastedText: Hashable, Sendable {
  /// The text: lines end with a line feed, and no control characters are in it but these and tabs.
  package var text: String

  /// Whether something is missing at the end, because the text was too long or never ended.
  package var isCutShort: Bool

  /// Creates a pasted text; it must be made safe before.
  package init(text: String, isCutShort: Bool = false) {
    self.text = text
    self.isCutShort = isCutShort
  }
}
