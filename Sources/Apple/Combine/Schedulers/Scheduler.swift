// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Dispatch
public import Foundation

/// A length of time.
public struct SchedulerInterval: Hashable, Comparable, Sendable {
  /// The length in seconds.
  public var seconds: Double

  /// So many seconds.
  public static func seconds(_ seconds: Int) -> Self { Self(seconds: Double(seconds)) }
  /// So many seconds.
  public static func seconds(_ seconds: Double) -> Self { Self(seconds: seconds) }
  /// So many thousandths of a second.
  public static func milliseconds(_ count: Int) -> Self { Self(seconds: Double(count) / 1e3) }
  /// So many millionths of a second.
  public static func microseconds(_ count: Int) -> Self { Self(seconds: Double(count) / 1e6) }
  /// So many billionths of a second.
  public static func nanoseconds(_ count: Int) -> Self { Self(seconds: Double(count) / 1e9) }

  /// Whether the first is the shorter one.
  public static func < (left: Self, right: Self) -> Bool { left.seconds < right.seconds }
}

extension SchedulerInterval: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// So many seconds.
  public init(integerLiteral value: Int) { self.init(seconds: Double(value)) }
  /// So many seconds.
  public init(floatLiteral value: Double) { self.init(seconds: value) }
}

/// What calls functions somewhere, now or later.
public protocol Scheduler {
  /// What is said of how to call them.
  associatedtype SchedulerOptions = Never

  /// Calls a function.
  func schedule(_ action: @escaping () -> Void)

  /// Calls a function after a while.
  func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void)
}

/// Calls functions at once, where it is asked to.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The scheduler.
  public static let shared = ImmediateScheduler()

  /// Calls the function.
  public func schedule(_ action: @escaping () -> Void) { action() }

  /// Calls the function at once.
  public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
    action()
  }
}

extension DispatchQueue: Scheduler {
  /// Calls the function on the queue.
  public func schedule(_ action: @escaping () -> Void) {
    let action = Unchecked(action)
    async { action.value() }
  }

  /// Calls the function on the queue after a while.
  public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    asyncAfter(deadline: .now() + interval.seconds) { action.value() }
  }
}

extension RunLoop: Scheduler {
  /// Calls the function on the main queue.
  ///
  /// A run loop that nobody runs would never call it; the program's main thread serves its queue.
  public func schedule(_ action: @escaping () -> Void) { DispatchQueue.main.schedule(action) }

  /// Calls the function on the main queue after a while.
  public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
    DispatchQueue.main.schedule(after: interval, action)
  }
}

extension OperationQueue: Scheduler {
  /// Calls the function on the queue.
  public func schedule(_ action: @escaping () -> Void) {
    let action = Unchecked(action)
    addOperation { action.value() }
  }

  /// Calls the function on the queue after a while.
  public func schedule(after interval: SchedulerInterval, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    DispatchQueue.global().asyncAfter(deadline: .now() + interval.seconds) {
      self.schedule(action.value)
    }
  }
}
