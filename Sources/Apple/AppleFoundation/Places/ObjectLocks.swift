// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Synchronization

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Waits until no other thread is between this call and `objc_sync_exit` with the same object.
///
/// - Returns: 0, as it always succeeds.
@discardableResult public func objc_sync_enter(_ obj: Any) -> Int32 {
  let object = obj as AnyObject
  let lock = locks.withLock { $0.enter(object) }
  lock.lock()
  return 0
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Lets other threads go on that wait for the object.
///
/// - Returns: 0, or -1 if the object was not entered.
@discardableResult public func objc_sync_exit(_ obj: Any) -> Int32 {
  let object = obj as AnyObject
  let lock = locks.withLock { $0.exit(object) }
  lock?.unlock()
  return lock == nil ? -1 : 0
}

/// Locks by the identity of the object, as long as threads are between both calls.
private struct Locks: @unchecked Sendable {
  private var entries: [ObjectIdentifier: (object: AnyObject, lock: NSRecursiveLock, count: Int)] =
    [:]

  mutating func enter(_ object: AnyObject) -> NSRecursiveLock {
    let key = ObjectIdentifier(object)
    let entry = entries[key] ?? (object, NSRecursiveLock(), 0)
    entries[key] = (entry.object, entry.lock, entry.count + 1)
    return entry.lock
  }

  mutating func exit(_ object: AnyObject) -> NSRecursiveLock? {
    let key = ObjectIdentifier(object)
    guard let entry = entries[key] else { return nil }
    entries[key] = entry.count == 1 ? nil : (entry.object, entry.lock, entry.count - 1)
    return entry.lock
  }
}

private let locks = Mutex(Locks())
