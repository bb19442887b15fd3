// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

extension Publishers {
  /// When values are sent as an array.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// After an interval, which begins with the first value of the array here.
    case byTime(Context, SchedulerInterval)
    /// After an interval, which begins with the first value here, or when the array has a number of values.
    case byTimeOrCount(Context, SchedulerInterval, Int)
  }
}

extension Publisher {
  /// Sends arrays of a number of values, and what is left at the end; not after a failure.
  public func collect(_ count: Int) -> some Publisher<[Output], Failure> {
    Made<[Output], Failure> { outlet in
      let group = Group<Output>()
      return observe { value in
        if let full = group.add(value, limit: count).full { outlet.send(full) }
      } completion: { end in
        group.end(end, outlet)
      }
    }
  }

  /// Sends arrays of the values of an interval, and what is left at the end; not after a failure.
  ///
  /// The options are ignored. An interval without values sends nothing.
  public func collect<Context: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<Context>, options: Context.SchedulerOptions? = nil
  ) -> some Publisher<[Output], Failure> {
    Made<[Output], Failure> { outlet in
      let group = Group<Output>()
      let (scheduler, interval, limit) =
        switch strategy {
        case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
        case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
        }
      return observe { value in
        let (number, full) = group.add(value, limit: limit)
        if let full { return scheduler.schedule { outlet.send(full) } }
        guard let number else { return }
        scheduler.schedule(after: interval) {
          if let values = group.take(number) { outlet.send(values) }
        }
      } completion: { end in
        scheduler.schedule { group.end(end, outlet) }
      }
    }
  }

  /// Ends when no value comes for an interval: with an error, or without one if none is given; the options are ignored.
  public func timeout<Context: Scheduler>(
    _ interval: SchedulerInterval, scheduler: Context, options: Context.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> some Publisher<Output, Failure> {
    Made<Output, Failure> { outlet in
      let group = Group<Void>()
      let kept = Kept()
      func wait() {
        _ = group.take()
        guard let number = group.add((), limit: .max).number else { return }
        scheduler.schedule(after: interval) {
          guard group.take(number) != nil else { return }
          kept.cancel()
          outlet.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      wait()
      kept.add(
        observe { value in
          wait()
          outlet.send(value)
        } completion: { end in
          _ = group.take()
          outlet.finish(end)
        })
      return kept
    }
  }

  /// Sends how long each value came after the one before it.
  public func measureInterval<Context: Scheduler>(
    using scheduler: Context, options: Context.SchedulerOptions? = nil
  ) -> some Publisher<SchedulerInterval, Failure> {
    Made<SchedulerInterval, Failure> { outlet in
      var last = scheduler.now
      return observe { _ in
        let now = scheduler.now
        outlet.send(last.distance(to: now))
        last = now
      } completion: {
        outlet.finish($0)
      }
    }
  }
}

/// Values that wait to be sent, and the number of their group.
private final class Group<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Value] = []
  private var number = 0

  /// Adds a value: returns the group's number if it is the first one, and all values if they are as many as the limit.
  func add(_ value: Value, limit: Int) -> (number: Int?, full: [Value]?) {
    lock.withLock {
      values.append(value)
      if values.count >= limit {
        defer { clear() }
        return (nil, values)
      }
      return (values.count == 1 ? number : nil, nil)
    }
  }

  /// Takes the values; nil if there are none or they are of another group.
  func take(_ number: Int? = nil) -> [Value]? {
    lock.withLock {
      guard !values.isEmpty, number == nil || number == self.number else { return nil }
      defer { clear() }
      return values
    }
  }

  func end<Failure: Error>(
    _ end: Subscribers.Completion<Failure>, _ outlet: Outlet<[Value], Failure>
  ) {
    if case .finished = end, let rest = take() { outlet.send(rest) }
    outlet.finish(end)
  }

  private func clear() {
    values = []
    number += 1
  }
}
