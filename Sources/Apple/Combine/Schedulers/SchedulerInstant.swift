// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Dispatch
public import Foundation

/// A moment of a scheduler.
public struct SchedulerInstant: Strideable, Hashable, Sendable {
  /// The length of time between two moments.
  public typealias Stride = SchedulerInterval

  /// The moment as a date.
  public var date: Date

  /// Creates the moment of a date.
  public init(_ date: Date) { self.date = date }

  /// Creates the moment of a time of Dispatch, as far from now.
  public init(_ time: DispatchTime) {
    let now = DispatchTime.now().uptimeNanoseconds
    let distance = Double(time.uptimeNanoseconds) - Double(now)
    date = Date.now.addingTimeInterval(distance / 1e9)
  }

  /// Returns how long after this moment another one is.
  public func distance(to other: Self) -> Stride {
    Stride(seconds: other.date.timeIntervalSince(date))
  }

  /// Returns the moment after a length of time.
  public func advanced(by interval: Stride) -> Self {
    Self(date.addingTimeInterval(interval.seconds))
  }
}

extension SchedulerInterval: SignedNumeric {
  /// The length without its sign.
  public var magnitude: Double { abs(seconds) }

  /// Creates a length of a number of seconds; never nil.
  public init?<Source: BinaryInteger>(exactly source: Source) { self.init(seconds: Double(source)) }

  /// Returns the sum of two lengths.
  public static func + (left: Self, right: Self) -> Self {
    Self(seconds: left.seconds + right.seconds)
  }

  /// Returns by how much the left length is longer.
  public static func - (left: Self, right: Self) -> Self {
    Self(seconds: left.seconds - right.seconds)
  }

  /// Returns the product of two numbers of seconds.
  public static func * (left: Self, right: Self) -> Self {
    Self(seconds: left.seconds * right.seconds)
  }

  /// Multiplies a number of seconds by another one.
  public static func *= (left: inout Self, right: Self) { left.seconds *= right.seconds }
}

extension SchedulerInterval {
  /// Creates the length of an interval of Dispatch; that of `never` is infinite.
  public init(_ interval: DispatchTimeInterval) {
    switch interval {
    case .seconds(let count): self = .seconds(count)
    case .milliseconds(let count): self = .milliseconds(count)
    case .microseconds(let count): self = .microseconds(count)
    case .nanoseconds(let count): self = .nanoseconds(count)
    case .never: self.init(seconds: .infinity)
    @unknown default: self.init(seconds: .infinity)
    }
  }

  /// Creates a length of a number of seconds.
  public init(_ interval: TimeInterval) { self.init(seconds: interval) }

  /// The length in seconds, as that of a run loop's interval.
  public var timeInterval: TimeInterval { seconds }
}

extension Scheduler {
  /// The type of a scheduler's moments.
  public typealias SchedulerTimeType = SchedulerInstant

  /// The present moment of the clock.
  public var now: SchedulerTimeType { SchedulerInstant(.now) }

  /// How early or late a function may be called: not at all.
  public var minimumTolerance: SchedulerInterval { 0 }

  /// Calls a function as soon as possible; the options are ignored.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    schedule(action)
  }

  /// Calls a function at a moment; the tolerance and the options are ignored.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerInterval? = nil,
    options: SchedulerOptions? = nil, _ action: @escaping () -> Void
  ) { schedule(after: now.distance(to: date), action) }

  /// Calls a function at a moment and again after each interval, until the returned object is canceled;
  /// the tolerance and the options are ignored.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerInterval,
    tolerance: SchedulerInterval? = nil, options: SchedulerOptions? = nil,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition()
    func next(_ date: SchedulerTimeType) {
      schedule(after: date) {
        guard !repetition.isCancelled else { return }
        action()
        next(date.advanced(by: interval))
      }
    }
    next(date)
    return repetition
  }
}

private final class Repetition: Cancellable, @unchecked Sendable {
  private let lock = NSLock()
  private var isOver = false

  var isCancelled: Bool { lock.withLock { isOver } }

  func cancel() { lock.withLock { isOver = true } }
}
