// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Dispatch
public import Foundation

/// A length of time for a scheduler.
public struct SchedulerInterval: Hashable, Comparable, Sendable {
  /// The length, in seconds.
  public var seconds: Double

  /// Returns a length in seconds.
  public static func seconds(_ seconds: Int) -> Self { Self(seconds: Double(seconds)) }
  /// Returns a length in seconds.
  public static func seconds(_ seconds: Double) -> Self { Self(seconds: seconds) }
  /// Returns a length in milliseconds.
  public static func milliseconds(_ count: Int) -> Self { Self(seconds: Double(count) / 1e3) }
  /// Returns a length in microseconds.
  public static func microseconds(_ count: Int) -> Self { Self(seconds: Double(count) / 1e6) }
  /// Returns a length in nanoseconds.
  public static func nanoseconds(_ count: Int) -> Self { Self(seconds: Double(count) / 1e9) }

  /// Returns whether the left length is shorter.
  public static func < (left: Self, right: Self) -> Bool { left.seconds < right.seconds }
}

extension SchedulerInterval: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a length in seconds from a literal.
  public init(integerLiteral value: Int) { self.init(seconds: Double(value)) }
  /// Creates a length in seconds from a literal.
  public init(floatLiteral value: Double) { self.init(seconds: value) }
}

/// A type that calls functions in its context, at once or later.
public protocol Scheduler {
  /// The type of a scheduler's options.
  associatedtype SchedulerOptions = Never

  /// Calls a function as soon as possible.
  func schedule(_ action: @escaping () -> Void)

  /// Calls a function after an interval.
  func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void)
}

/// A scheduler that calls functions at once, on the calling thread.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The shared scheduler, which has no state.
  public static let shared = ImmediateScheduler()

  /// Calls the function before it returns.
  public func schedule(_ action: @escaping () -> Void) { action() }

  /// Calls the function before it returns; the interval is ignored.
  public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
    action()
  }
}

extension DispatchQueue: Scheduler {
  /// Calls the function asynchronously on the queue.
  public func schedule(_ action: @escaping () -> Void) {
    let action = Unchecked(action)
    async { action.value() }
  }

  /// Calls the function on the queue after an interval.
  public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    asyncAfter(deadline: .now() + interval.seconds) { action.value() }
  }
}

extension RunLoop: Scheduler {
  /// Calls the function asynchronously on the main queue.
  ///
  /// A run loop that does not run would never call it; the program's main thread serves the main
  /// queue.
  public func schedule(_ action: @escaping () -> Void) { DispatchQueue.main.schedule(action) }

  /// Calls the function on the main queue after an interval.
  public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(after: interval, action)
  }
}

extension OperationQueue: Scheduler {
  /// Adds the function to the queue as an operation.
  public func schedule(_ action: @escaping () -> Void) {
    let action = Unchecked(action)
    addOperation { action.value() }
  }

  /// Adds the function to the queue as an operation after an interval.
  public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    DispatchQueue.global().asyncAfter(deadline: .now() + interval.seconds) {
      self.schedule(action.value)
    }
  }
}
