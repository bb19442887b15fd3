// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import Synchronization

/// Works on requests one after another, in the order in which they came.
///
/// A request that is taken back while it is worked on cannot be stopped in its middle; another thread goes on with the next
/// one, and what comes of the first is dropped.
final class MessageWorker: Sendable {
  /// A request that waits.
  struct Work: Sendable {
    var call: MessageCall
    var run: @Sendable (MessageCall) -> Void
  }

  private struct State {
    var waiting = WaitingWork()
    var running: MessageCall?
    /// The number of the thread that goes on; others end with what they have.
    var generation = 0
    var isPumping = false
  }

  private let state = Mutex(State())

  /// Whether nothing waits and nothing is worked on.
  var isIdle: Bool { state.withLock { !$0.isPumping } }

  /// Takes a request.
  ///
  /// - Returns: Whether it was taken: not if another of that name is not answered yet, or no thread can be started.
  func add(_ work: Work) -> Bool {
    let generation = state.withLock { state -> Int?? in
      let id = work.call.id
      guard state.running?.id != id, !state.waiting.contains(id) else { return nil }
      state.waiting.append(work)
      guard !state.isPumping else { return .some(nil) }
      state.isPumping = true
      return state.generation
    }
    guard let generation else { return false }
    return generation.map { start($0) } ?? true
  }

  /// Takes a request back.
  ///
  /// - Returns: Whether it was not answered yet.
  func cancel(_ id: MessageID) -> Bool {
    let (found, next) = state.withLock { state -> (Bool, Int?) in
      if let work = state.waiting.remove(id) {
        work.call.cancel()
        return (true, nil)
      }
      guard let running = state.running, running.id == id else { return (false, nil) }
      running.cancel()
      state.running = nil
      state.generation += 1
      state.isPumping = !state.waiting.isEmpty
      return (true, state.isPumping ? state.generation : nil)
    }
    if let next { _ = start(next) }
    return found
  }

  private func start(_ generation: Int) -> Bool {
    if WideThread.start({ self.pump(generation) }) { return true }
    state.withLock { $0.isPumping = false }
    return false
  }

  private func pump(_ generation: Int) {
    while let work = next(generation) {
      work.run(work.call)
      state.withLock { if $0.generation == generation { $0.running = nil } }
    }
  }

  private func next(_ generation: Int) -> Work? {
    state.withLock { state in
      guard state.generation == generation else { return nil }
      let work = state.waiting.popFirst()
      if let work { state.running = work.call } else { state.isPumping = false }
      return work
    }
  }
}
