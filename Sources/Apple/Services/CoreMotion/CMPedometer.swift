// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// What receives the steps, or why there are none.
public typealias CMPedometerHandler = @Sendable (CMPedometerData?, (any Error)?) -> Void
/// What receives the starts and ends of walks, or why there are none.
public typealias CMPedometerEventHandler = @Sendable (CMPedometerEvent?, (any Error)?) -> Void

/// The counter of steps, which this device does not have.
open class CMPedometer: NSObject, @unchecked Sendable {
  /// Creates a pedometer, which counts no steps here.
  public override init() {}

  /// Returns whether steps are counted; always false here.
  open class func isStepCountingAvailable() -> Bool { false }
  /// Returns whether distances are estimated; always false here.
  open class func isDistanceAvailable() -> Bool { false }
  /// Returns whether floors are counted; always false here.
  open class func isFloorCountingAvailable() -> Bool { false }
  /// Returns whether the speed is estimated; always false here.
  open class func isPaceAvailable() -> Bool { false }
  /// Returns whether the steps per second are estimated; always false here.
  open class func isCadenceAvailable() -> Bool { false }
  /// Returns whether the starts and ends of walks are told; always false here.
  open class func isPedometerEventTrackingAvailable() -> Bool { false }
  /// Returns whether the app may know the steps: always denied here.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  /// Asks for the steps between two dates: the handler gets `CMErrorMotionActivityNotAvailable`.
  open func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) {
    report()
    DispatchQueue.global().async { handler(nil, CMErrorMotionActivityNotAvailable.failure) }
  }

  /// Starts to tell the steps: the handler gets `CMErrorMotionActivityNotAvailable` once.
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    queryPedometerData(from: start, to: start, withHandler: handler)
  }

  /// Does nothing, as no steps are told.
  open func stopUpdates() {}

  /// Starts to tell the starts and ends of walks: the handler gets
  /// `CMErrorMotionActivityNotAvailable` once.
  open func startEventUpdates(handler: @escaping CMPedometerEventHandler) {
    report()
    DispatchQueue.global().async { handler(nil, CMErrorMotionActivityNotAvailable.failure) }
  }

  /// Does nothing, as no walks are told.
  open func stopEventUpdates() {}

  private func report() { reportUnavailable("CMPedometer", answer: "no steps are counted") }
}

/// The steps between two dates, which are not counted here.
open class CMPedometerData: NSObject, @unchecked Sendable {
  override init() {}

  /// The beginning of the time in which steps were counted; the distant past here.
  open var startDate: Date { .distantPast }
  /// The end of the time in which steps were counted; the distant past here.
  open var endDate: Date { .distantPast }
  /// The number of steps.
  open var numberOfSteps: NSNumber { 0 }
  /// The distance, in meters; nil if it is not estimated.
  open var distance: NSNumber? { nil }
  /// The number of floors upward; nil if they are not counted.
  open var floorsAscended: NSNumber? { nil }
  /// The number of floors downward; nil if they are not counted.
  open var floorsDescended: NSNumber? { nil }
  /// The present pace, in seconds per meter; nil if it is not estimated.
  open var currentPace: NSNumber? { nil }
  /// The present number of steps per second; nil if it is not estimated.
  open var currentCadence: NSNumber? { nil }
  /// The mean pace, in seconds per meter; nil if it is not estimated.
  open var averageActivePace: NSNumber? { nil }
}

/// What happens in a walk.
public enum CMPedometerEventType: Int, Sendable {
  /// The user has stopped walking.
  case pause = 0
  /// The user goes on.
  case resume = 1
}

/// The start or end of a walk, of which none is told here.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
  override init() {}

  /// The time of the event; the distant past here.
  open var date: Date { .distantPast }
  /// Whether the user stopped or went on; stopped here.
  open var type: CMPedometerEventType { .pause }
}
