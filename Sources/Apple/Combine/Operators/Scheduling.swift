// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

extension Publisher {
  /// Sends where a scheduler calls functions.
  public func receive<Context: Scheduler>(
    on scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    Made<Output, Failure> { outlet in
      observe { value in
        scheduler.schedule { outlet.send(value) }
      } completion: { end in
        scheduler.schedule { outlet.finish(end) }
      }
    }
  }

  /// Begins where a scheduler calls functions.
  public func subscribe<Context: Scheduler>(
    on scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    Made<Output, Failure> { outlet in
      let kept = Kept()
      scheduler.schedule {
        kept.add(
          observe {
            outlet.send($0)
          } completion: {
            outlet.finish($0)
          })
      }
      return kept
    }
  }

  /// Sends each value after a while.
  public func delay<Context: Scheduler>(
    for interval: SchedulerInterval, tolerance: SchedulerInterval? = nil, scheduler: Context,
    options: Context.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    Made<Output, Failure> { outlet in
      observe { value in
        scheduler.schedule(after: interval) { outlet.send(value) }
      } completion: { end in
        scheduler.schedule(after: interval) { outlet.finish(end) }
      }
    }
  }

  /// Sends a value when no other has come for a while.
  public func debounce<Context: Scheduler>(
    for interval: SchedulerInterval, scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    Made<Output, Failure> { outlet in
      let newest = Newest<Output>()
      return observe { value in
        let number = newest.set(value)
        scheduler.schedule(after: interval) {
          if let value = newest.take(number) { outlet.send(value) }
        }
      } completion: { end in
        if let value = newest.take() { outlet.send(value) }
        outlet.finish(end)
      }
    }
  }

  /// Sends at most one value in a while: the first of it, or the last.
  public func throttle<Context: Scheduler>(
    for interval: SchedulerInterval, scheduler: Context, latest: Bool
  ) -> some Publisher<Output, Failure> {
    Made<Output, Failure> { outlet in
      let newest = Newest<Output>()
      return observe { value in
        guard let number = newest.setFirst(value, replacing: latest) else { return }
        scheduler.schedule(after: interval) {
          if let value = newest.take(number) { outlet.send(value) }
        }
      } completion: { end in
        if let value = newest.take() { outlet.send(value) }
        outlet.finish(end)
      }
    }
  }
}

/// The newest value, by a number, until it is taken.
private final class Newest<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?
  private var number = 0

  func set(_ value: Value) -> Int {
    lock.withLock {
      self.value = value
      number += 1
      return number
    }
  }

  /// Sets the value; nil if one is waiting already.
  func setFirst(_ value: Value, replacing: Bool) -> Int? {
    lock.withLock {
      guard self.value == nil else {
        if replacing { self.value = value }
        return nil
      }
      self.value = value
      number += 1
      return number
    }
  }

  /// Takes the value, if it is still that of the number.
  func take(_ number: Int? = nil) -> Value? {
    lock.withLock {
      guard number == nil || number == self.number else { return nil }
      defer { value = nil }
      return value
    }
  }
}
