// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization

/// How far a count has come, on a terminal's standard error.
final class LoadProgress: Sendable {
  /// Counts of fewer devices are over before anybody has read how far they are.
  private static let least = 500_000

  private let total: Int
  private let write: @Sendable (String) -> Void
  private let shown = Mutex(-1)

  /// Shows the progress of a count; nil where nobody would see it, or it is soon over.
  init?(total: Int, _ messages: Messages) {
    guard total >= Self.least, Console.current.isErrorTerminal, !messages.isQuiet else {
      return nil
    }
    self.total = total
    // The threads that count do not know the command's console.
    write = Console.current.writeError
  }

  /// What is told of one count among several.
  ///
  /// - Parameter before: The devices of those before it.
  /// - Returns: What takes the number of the count's devices that are done.
  func part(_ before: Int) -> @Sendable (Int) -> Void {
    { [self] done in
      let percent = (before + done) * 100 / total
      let isNew = shown.withLock { shown in
        guard percent > shown else { return false }
        shown = percent
        return true
      }
      if isNew { write("\rcounting: \(percent) %") }
    }
  }

  /// Takes the line away.
  func finish() { write("\r\u{1B}[K") }
}
