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
    /// When to begin, in microseconds; nil if nothing is asked for.
    var due: UInt64?

    /// Whether a thread waits or works.
    var isRunning = false
  }

  private let state = Mutex(State())
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  /// Asks for the work.
  ///
  /// - Parameter delay: How long to wait for another wish, in microseconds.
  func ask(after delay: UInt64) {
    let starts = state.withLock { state in
      state.due = Self.now + delay
      defer { state.isRunning = true }
      return !state.isRunning
    }
    guard starts else { return }
    if !WideThread.start({ self.run() }) { state.withLock { $0.isRunning = false } }
  }

  private func run() {
    while let pause = next() {
      if pause > 0 { usleep(UInt32(min(pause, 20_000))) } else { body() }
    }
  }

  /// How long to wait yet, 0 to begin; nil if nothing is asked for.
  private func next() -> UInt64? {
    state.withLock { state in
      guard let due = state.due else {
        state.isRunning = false
        return nil
      }
      let now = Self.now
      if now < due { return due - now }
      state.due = nil
      return 0
    }
  }

  /// The time since some moment, in microseconds.
  static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000 + UInt64(time.tv_nsec) / 1000
  }
}
