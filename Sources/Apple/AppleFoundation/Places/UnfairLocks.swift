// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Synchronization

// Locks and counters of C, whose memory belongs to the program.

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A lock of C.
public struct os_unfair_lock_s: Sendable {
  /// The thread that holds it; 0 for none.
  fileprivate var owner: pthread_t = 0
  /// Creates a lock that is not held.
  public init() {}
}

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A lock of C.
public typealias os_unfair_lock = os_unfair_lock_s
// swift-format-ignore: TypeNamesShouldBeCapitalized
/// Where a lock of C is.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

// All changes of such memory are made one after the other.
private let gate = Mutex(())

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Holds a lock, and waits until it can be held; traps in the thread that holds it, which would wait forever.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) {
    if isHeld(lock) {
      fatalError("os_unfair_lock_lock was called in the thread that holds the lock.")
    }
    sched_yield()
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Holds a lock, and returns whether it could be held, which it cannot where any thread holds it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  nonisolated(unsafe) let lock = lock
  return gate.withLock { _ in
    guard lock.pointee.owner == 0 else { return false }
    lock.pointee.owner = pthread_self()
    return true
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Holds a lock no more; traps in a thread that does not hold it, as on a device.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  guard isHeld(lock) else {
    fatalError("os_unfair_lock_unlock was called in a thread that does not hold the lock.")
  }
  nonisolated(unsafe) let lock = lock
  gate.withLock { _ in lock.pointee.owner = 0 }
}

/// Whether the thread that asks holds a lock.
private func isHeld(_ lock: os_unfair_lock_t) -> Bool {
  nonisolated(unsafe) let lock = lock
  return gate.withLock { _ in lock.pointee.owner == pthread_self() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds 1 to a number, and returns the sum.
@discardableResult
public func OSAtomicIncrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 { add(1, to: value) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes 1 from a number, and returns the difference.
@discardableResult
public func OSAtomicDecrement32(_ value: UnsafeMutablePointer<Int32>) -> Int32 {
  add(-1, to: value)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Adds 1 to a number, and returns the sum.
@discardableResult
public func OSAtomicIncrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 { add(1, to: value) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes 1 from a number, and returns the difference.
@discardableResult
public func OSAtomicDecrement64(_ value: UnsafeMutablePointer<Int64>) -> Int64 {
  add(-1, to: value)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets a number if it is another one, and returns whether it was.
@discardableResult
public func OSAtomicCompareAndSwap32Barrier(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { swap(old, new, value) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sets a number if it is another one, and returns whether it was.
@discardableResult
public func OSAtomicCompareAndSwap64Barrier(
  _ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool { swap(old, new, value) }

private func add<Number: FixedWidthInteger & Sendable>(
  _ one: Number, to value: UnsafeMutablePointer<Number>
) -> Number {
  nonisolated(unsafe) let value = value
  return gate.withLock { _ in
    value.pointee &+= one
    return value.pointee
  }
}

private func swap<Number: FixedWidthInteger & Sendable>(
  _ old: Number, _ new: Number, _ value: UnsafeMutablePointer<Number>
) -> Bool {
  nonisolated(unsafe) let value = value
  return gate.withLock { _ in
    guard value.pointee == old else { return false }
    value.pointee = new
    return true
  }
}
