// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import MessageStream
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Does something a moment after it was last asked for, on a thread of its own.
///
/// Whoever asks again before that moment puts it off, so that each key that is typed does not start a check.
final class ReviewLoop: Sendable {
  private struct State {
    /// When to begin; nil if nothing is asked for.
    var due: ContinuousClock.Instant?

    /// Whether a thread waits or works.
    var isRunning = false
  }

  /// How long is slept between two looks at the moment, which may be put off, in microseconds.
  private static let patience: UInt32 = 5_000

  private let state = Mutex(State())
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  /// Asks for the work.
  ///
  /// - Parameter delay: How long to wait for another wish.
  func ask(after delay: Duration) {
    let starts = state.withLock { state in
      state.due = .now + delay
      defer { state.isRunning = true }
      return !state.isRunning
    }
    guard starts else { return }
    if !WideThread.start({ self.run() }) { state.withLock { $0.isRunning = false } }
  }

  private func run() {
    while let pause = next() {
      if pause > .zero { usleep(Self.patience) } else { body() }
    }
  }

  /// How long to wait yet, 0 to begin; nil if nothing is asked for.
  private func next() -> Duration? {
    state.withLock { state in
      guard let due = state.due else {
        state.isRunning = false
        return nil
      }
      let pause = ContinuousClock.now.duration(to: due)
      guard pause <= .zero else { return pause }
      state.due = nil
      return .zero
    }
  }
}
