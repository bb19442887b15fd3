// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// What receives changes of the height, or why there are none.
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
/// What receives the height, or why it is not known.
public typealias CMAbsoluteAltitudeHandler = (CMAbsoluteAltitudeData?, (any Error)?) -> Void

/// The barometer, which this device does not have.
open class CMAltimeter: NSObject, @unchecked Sendable {
  /// Creates an altimeter, which measures nothing here.
  public override init() {}

  /// Returns whether changes of the height are measured; always false here.
  open class func isRelativeAltitudeAvailable() -> Bool { false }
  /// Returns whether the height is measured; always false here.
  open class func isAbsoluteAltitudeAvailable() -> Bool { false }
  /// Returns whether the app may know the height: always denied here.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }

  /// Starts to tell changes of the height: the handler gets `CMErrorNotAvailable` once.
  open func startRelativeAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler
  ) {
    report()
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, CMErrorNotAvailable.failure) }
  }

  /// Does nothing, as no changes are told.
  open func stopRelativeAltitudeUpdates() {}

  /// Starts to tell the height: the handler gets `CMErrorNotAvailable` once.
  open func startAbsoluteAltitudeUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAbsoluteAltitudeHandler
  ) {
    report()
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, CMErrorNotAvailable.failure) }
  }

  /// Does nothing, as no height is told.
  open func stopAbsoluteAltitudeUpdates() {}

  private func report() { reportUnavailable("CMAltimeter", answer: "there is no barometer") }
}

/// A change of the height, of which none is measured here.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  /// The change since the start, in meters.
  open var relativeAltitude: NSNumber { 0 }
  /// The pressure of the air, in kilopascals.
  open var pressure: NSNumber { 0 }
}

/// A height, which is not measured here.
open class CMAbsoluteAltitudeData: CMLogItem, @unchecked Sendable {
  /// The height above the sea, in meters.
  open var altitude: Double { 0 }
  /// How far off the height may be, in meters.
  open var accuracy: Double { 0 }
  /// The smallest difference that is measured, in meters.
  open var precision: Double { 0 }
}
