// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Dispatch
import Foundation

/// An object that an asynchronous function makes.
final class ComingDependency<Value>: @unchecked Sendable {
  private let condition = NSCondition()
  private var isDone = false
  private var made: Value?

  /// Calls the function that makes the object.
  init(_ make: @escaping () async throws -> Value) {
    // The function is called once, and nothing else uses what it has.
    nonisolated(unsafe) let make = make
    Task {
      let value = try? await make()
      condition.withLock {
        made = value
        isDone = true
        condition.broadcast()
      }
    }
  }

  /// The object, for which this waits; nil if its function threw or has not returned after ten seconds.
  ///
  /// The main thread keeps running what others ask of it, as the function may need it.
  var value: Value? {
    let limit = DispatchTime.now() + 10
    if Thread.isMainThread {
      while condition.withLock({ !isDone }), DispatchTime.now() < limit {
        let slice = Date(timeIntervalSinceNow: 0.01)
        if !RunLoop.main.run(mode: .default, before: slice) { Thread.sleep(until: slice) }
      }
      return condition.withLock { made }
    }
    return condition.withLock {
      while !isDone, DispatchTime.now() < limit {
        _ = condition.wait(until: Date(timeIntervalSinceNow: 0.1))
      }
      return made
    }
  }
}
