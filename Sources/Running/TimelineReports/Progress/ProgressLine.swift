// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Synchronization
import TimelineSimulation

/// The progress of long work: a line on a terminal's standard error that is drawn again.
///
/// Nothing is said in the first second, and nothing elsewhere: what a script reads must not depend on how fast the machine is.
package final class ProgressLine: Sendable {
  private struct State {
    var next: Duration
    var isShown = false
  }

  private let words: String
  private let write: @Sendable (String) -> Void
  private let elapsed: @Sendable () -> Duration
  private let state: Mutex<State>

  /// Creates a line that reports the progress of work.
  ///
  /// - Parameters:
  ///   - words: What is done, such as `counting`.
  ///   - write: Writes to the terminal, from any thread.
  ///   - elapsed: The time since the work began; nil means that of a clock.
  package init(
    _ words: String, write: @escaping @Sendable (String) -> Void,
    elapsed: (@Sendable () -> Duration)? = nil
  ) {
    self.words = words
    self.write = write
    let start = ContinuousClock.now
    self.elapsed = elapsed ?? { ContinuousClock.now - start }
    state = Mutex(State(next: .seconds(1)))
  }

  /// Takes it that a part of the work is done, from 0 to 1; called from any thread.
  package func report(_ share: Double) {
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

  /// Reports an amount of work whose total is not known; called from any thread.
  package func report(_ count: String) {
    let elapsed = elapsed()
    state.withLock { state in
      guard elapsed >= state.next else { return }
      state.next = elapsed + .milliseconds(200)
      state.isShown = true
      write("\r\u{1B}[K\(words): \(count)")
    }
  }

  /// How long the rest will take, if it goes on like this.
  private static func rest(_ share: Double, _ elapsed: Duration) -> String {
    guard share >= 0.01 else { return "" }
    let seconds = max(1, Int((elapsed / .seconds(1) * (1 - share) / share).rounded(.up)))
    let shown = seconds < 120 ? seconds : (seconds + 59) / 60 * 60
    return share < 1 ? ", about \(DurationText.of(.seconds(shown))) left" : ""
  }

  /// Removes the line from the terminal.
  package func finish() {
    state.withLock { state in
      if state.isShown { write("\r\u{1B}[K") }
      state.isShown = false
    }
  }
}
