// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

extension Publisher {
  /// Sends values and the completion on a scheduler; the options are ignored.
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

  /// Subscribes on a scheduler; the options are ignored.
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

  /// Sends each value and the completion after a delay; the tolerance and the options are ignored.
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

  /// Sends a value when no other has followed for an interval; the options are ignored.
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

  /// Sends at most one value per interval, at its end: the first, or the latest if `latest` is
  /// true.
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

/// The latest value with its number, until it is taken.
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

  /// Sets the value and returns its number; nil if another value is waiting.
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

  /// Takes the value; nil if there is none or its number is another one.
  func take(_ number: Int? = nil) -> Value? {
    lock.withLock {
      guard number == nil || number == self.number else { return nil }
      defer { value = nil }
      return value
    }
  }
}
