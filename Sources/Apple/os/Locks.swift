// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppleFoundation

/// A lock that protects a value.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State

    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock that protects an initial value.
  public init(initialState: State) {
    storage = Storage(initialState)
  }

  /// Creates a lock that protects a value that need not be sendable.
  public init(uncheckedState: State) {
    storage = Storage(uncheckedState)
  }

  /// Calls a function that has exclusive access to the value, and returns its result.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Calls a function that has exclusive access to the value, whose result need not be sendable.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result { try withLock(body) }

  /// Calls a function that has exclusive access to the value; returns nil without calling it if somebody else has that.
  public func withLockIfAvailable<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock that protects no value.
  public init() { self.init(initialState: ()) }

  /// Calls a function while the lock is held, and returns its result.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLock { (_: inout Void) in try body() }
  }

  /// Calls a function while the lock is held, whose result need not be sendable.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLock(body)
  }

  /// Calls a function while the lock is held; returns nil without calling it if somebody else holds it.
  public func withLockIfAvailable<Result>(_ body: () throws -> Result) rethrows -> Result? {
    try withLockIfAvailable { (_: inout Void) in try body() }
  }

  /// Takes the lock, which the same thread gives back.
  public func lock() { storage.lock.lock() }

  /// Takes the lock if nobody holds it; returns whether it did.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Gives the lock back.
  public func unlock() { storage.lock.unlock() }
}
