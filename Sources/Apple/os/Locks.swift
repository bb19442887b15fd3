// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation

/// A lock around a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Puts a lock around a value.
  public init(initialState: State) {
    storage = Storage(initialState)
  }

  /// Puts a lock around a value that cannot be sent.
  public init(uncheckedState: State) {
    storage = Storage(uncheckedState)
  }

  /// Calls a function that alone has the value.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock.
  public init() { self.init(initialState: ()) }

  /// Calls a function that runs alone.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLock { (_: inout Void) in try body() }
  }
}
