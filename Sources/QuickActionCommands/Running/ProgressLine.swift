// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization
import TimelineSimulation

/// How far long work has come: a line on a terminal's standard error that is drawn anew.
///
/// Nothing is said in the first second, and nothing elsewhere: what a script reads must not depend on how fast the machine is.
final class ProgressLine: Sendable {
  private struct State {
    var next: Duration
    var isShown = false
  }

  private let words: String
  private let write: @Sendable (String) -> Void
  private let elapsed: @Sendable () -> Duration
  private let state: Mutex<State>

  /// Begins to tell of work; nil where nothing is said but errors, or nobody looks at a terminal.
  ///
  /// - Parameters:
  ///   - words: What is done, such as `counting`.
  ///   - messages: What is said besides results.
  ///   - elapsed: The time since the work began; nil means that of a clock.
  init?(_ words: String, _ messages: Messages, elapsed: (@Sendable () -> Duration)? = nil) {
    guard !messages.isQuiet, Console.current.isErrorTerminal else { return nil }
    self.words = words
    // The threads that work do not know the command's console.
    write = Console.current.writeError
    let start = ContinuousClock.now
    self.elapsed = elapsed ?? { ContinuousClock.now - start }
    state = Mutex(State(next: .seconds(1)))
  }

  /// Takes it that a part of the work is done, from 0 to 1; called from any thread.
  func report(_ share: Double) {
    let elapsed = elapsed()
    let share = min(max(share, 0), 1)
    state.withLock { state in
      guard elapsed >= state.next else { return }
      state.next = elapsed + .milliseconds(200)
      state.isShown = true
      let line = "\(words): \(Int(share * 100)) %\(Self.rest(share, elapsed))"
      write("\r\u{1B}[K\(line)")
    }
  }

  /// How long the rest will take, if it goes on like this.
  private static func rest(_ share: Double, _ elapsed: Duration) -> String {
    guard share >= 0.01 else { return "" }
    let seconds = max(1, Int((elapsed / .seconds(1) * (1 - share) / share).rounded(.up)))
    let shown = seconds < 120 ? seconds : (seconds + 59) / 60 * 60
    return share < 1 ? ", about \(DurationText.of(.seconds(shown))) left" : ""
  }

  /// Takes the line away.
  func finish() {
    state.withLock { state in
      if state.isShown { write("\r\u{1B}[K") }
      state.isShown = false
    }
  }
}
