// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Testing
import os

@Suite("Locks of C, and the log that writes nothing")
struct LockAndLogTests {
  @Test("a lock is held by one at a time, and can be held again")
  func locks() {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    lock.initialize(to: os_unfair_lock())
    defer { lock.deallocate() }
    nonisolated(unsafe) let shared = lock
    nonisolated(unsafe) var sum = 0
    DispatchQueue.concurrentPerform(iterations: 500) { _ in
      os_unfair_lock_lock(shared)
      sum += 1
      os_unfair_lock_unlock(shared)
    }
    #expect(sum == 500)
    #expect(os_unfair_lock_trylock(lock))
    #expect(!os_unfair_lock_trylock(lock))
    os_unfair_lock_unlock(lock)
    #expect(os_unfair_lock_trylock(lock))
  }

  @Test("a lock that protects nothing is held by one at a time")
  func allocated() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    #expect(lock.withLockIfAvailable { 1 } == nil)
    lock.unlock()
    #expect(lock.withLockIfAvailable { 1 } == 1)
    let counted = OSAllocatedUnfairLock(initialState: 1)
    #expect(counted.withLockIfAvailable { $0 += 1 } != nil)
    #expect(counted.withLockUnchecked { $0 } == 2)
  }

  @Test("a thread that holds a lock does not wait for itself")
  func heldTwice() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        // One that waited would be ended without the sentence.
        alarm(60)
        var lock = os_unfair_lock()
        os_unfair_lock_lock(&lock)
        os_unfair_lock_lock(&lock)
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("os_unfair_lock_lock was called in the thread that holds the lock."))
  }

  @Test("a lock that nobody holds cannot be given back")
  func notHeld() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var lock = os_unfair_lock()
        os_unfair_lock_unlock(&lock)
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("in a thread that does not hold the lock."))
  }

  @Test("the disabled log writes nothing, and others do")
  func disabled() async throws {
    #expect(!OSLog.disabled.isEnabled(type: .fault) && OSLog.default.isEnabled(type: .fault))
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        os_log("a secret of %d", log: .disabled, type: .fault, 1)
        Logger(.disabled).critical("a secret of 2")
        os_log("a fact of %d", log: .default, type: .fault, 3)
        Logger(OSLog(subsystem: "tests", category: "log")).critical("a fact of 4")
        os_log(.error, dso: #dsohandle, log: .default, "a fact of %@", "5" as NSString)
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(!text.contains("a secret"))
    #expect(text.contains("fault: a fact of 3") && text.contains("critical: a fact of 4"))
    #expect(text.contains("error: a fact of 5"))
  }

  @Test("values are written in their formats and columns")
  func formats() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
        let log = Logger()
        log.error("\(255, format: .hex(includePrefix: true, uppercase: true)) \(7, format: .octal)")
        log.error("<\(-5, format: .decimal(minDigits: 3))|\(1, align: .right(columns: 3))>")
        log.error("\(2.5, format: .fixed(precision: 2), privacy: .private(mask: .hash))")
        log.error("\(true, format: .answer) \(4720, format: .byteCount)")
        os_log(.fault, log: .default, "sum \(1 + 1)")
        os_log("difference \(2 - 1)")
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("error: 0xFF 7") && text.contains("error: <-005|  1>"))
    #expect(text.contains("error: 2.50") && text.contains("error: yes 4.72 kB"))
    #expect(text.contains("fault: sum 2") && text.contains("log: difference 1"))
  }
}
