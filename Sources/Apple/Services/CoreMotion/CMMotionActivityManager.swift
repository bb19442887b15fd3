// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// What receives each activity; nil stands for none.
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
/// What receives the activities of a time, or why there are none.
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

/// How certain an activity is.
public enum CMMotionActivityConfidence: Int, Sendable {
  /// It may be another.
  case low = 0
  /// The activity is likely the right one.
  case medium = 1
  /// It is nearly certain.
  case high = 2
}

/// What the user does, which is not known here.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
  /// How certain the activity is.
  open var confidence: CMMotionActivityConfidence { .low }
  /// The time at which the activity began; the distant past here.
  open var startDate: Date { .distantPast }
  /// Whether it is not known what the user does.
  open var unknown: Bool { true }
  /// Whether the device lies still.
  open var stationary: Bool { false }
  /// Whether the user walks.
  open var walking: Bool { false }
  /// Whether the user runs.
  open var running: Bool { false }
  /// Whether the user is in a vehicle.
  open var automotive: Bool { false }
  /// Whether the user rides a bicycle.
  open var cycling: Bool { false }
}

/// What knows the user's activities, which this device does not.
open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  /// Creates a manager, which knows no activities here.
  public override init() {}

  /// Returns whether activities are known; always false here.
  open class func isActivityAvailable() -> Bool { false }
  /// Returns whether the app may know activities: always denied here.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  /// Asks for the activities between two dates: the handler gets
  /// `CMErrorMotionActivityNotAvailable` on the queue.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    report()
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, CMErrorMotionActivityNotAvailable.failure) }
  }

  /// Asks for the activities between two dates.
  ///
  /// - Throws: Always `CMErrorMotionActivityNotAvailable`.
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue
  ) async throws -> [CMMotionActivity] {
    report()
    throw CMErrorMotionActivityNotAvailable.failure
  }

  /// Starts to tell activities: the handler gets nil once on the queue.
  open func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler
  ) {
    report()
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil) }
  }

  /// Does nothing, as no activities are told.
  open func stopActivityUpdates() {}

  private func report() {
    reportUnavailable("CMMotionActivityManager", answer: "no activities are known")
  }
}
