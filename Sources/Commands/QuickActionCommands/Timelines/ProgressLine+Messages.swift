// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CommandConsole
import TimelineReports

extension ProgressLine {
  /// Begins to tell of work on standard error; nil if only errors are written, or it is not a terminal.
  convenience init?(_ words: String, _ messages: Messages) {
    guard !messages.isQuiet, messages.console.isErrorTerminal else { return nil }
    self.init(words, write: messages.console.writeError)
  }
}
