// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

@_spi(Services) import AppleFoundation
public import Foundation

/// What receives accelerations, or why there are none.
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
/// What receives rotations, or why there are none.
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
/// What receives magnetic fields, or why there are none.
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
/// What receives motions of the device, or why there are none.
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// The sensors of motion, which this device does not have.
open class CMMotionManager: NSObject, @unchecked Sendable {
  /// Creates a manager, which finds no sensors here.
  public override init() {}

  /// Whether the user is asked to move the device for the compass; nothing is shown here.
  open var showsDeviceMovementDisplay = false
  /// What the directions of the device are measured from.
  open private(set) var attitudeReferenceFrame = CMAttitudeReferenceFrame.xArbitraryZVertical
  /// Returns what directions can be measured from: nothing here.
  open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }

  /// Starts to measure motions: nothing is measured here.
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {
    attitudeReferenceFrame = referenceFrame
    report()
  }

  /// Starts to tell motions: the handler gets `CMErrorNotAvailable` once.
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    attitudeReferenceFrame = referenceFrame
    startDeviceMotionUpdates(to: queue, withHandler: handler)
  }

  /// How often accelerations are measured, in seconds; 0 until it is set.
  open var accelerometerUpdateInterval: TimeInterval = 0
  /// Whether accelerations can be measured; always false here.
  open var isAccelerometerAvailable: Bool { false }
  /// Whether accelerations are being measured; always false here.
  open var isAccelerometerActive: Bool { false }
  /// The newest of the accelerations; always nil here.
  open var accelerometerData: CMAccelerometerData? { nil }
  /// Starts to measure accelerations: nothing is measured here.
  open func startAccelerometerUpdates() { report() }
  /// Starts to tell accelerations: the handler gets `CMErrorNotAvailable` once.
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {
    report()
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, CMErrorNotAvailable.failure) }
  }
  /// Does nothing, as no accelerations are measured.
  open func stopAccelerometerUpdates() {}

  /// How often rotations are measured, in seconds; 0 until it is set.
  open var gyroUpdateInterval: TimeInterval = 0
  /// Whether rotations can be measured; always false here.
  open var isGyroAvailable: Bool { false }
  /// Whether rotations are being measured; always false here.
  open var isGyroActive: Bool { false }
  /// The newest of the rotations; always nil here.
  open var gyroData: CMGyroData? { nil }
  /// Starts to measure rotations: nothing is measured here.
  open func startGyroUpdates() { report() }
  /// Starts to tell rotations: the handler gets `CMErrorNotAvailable` once.
  open func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler
  ) {
    report()
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, CMErrorNotAvailable.failure) }
  }
  /// Does nothing, as no rotations are measured.
  open func stopGyroUpdates() {}

  /// How often magnetic fields are measured, in seconds; 0 until it is set.
  open var magnetometerUpdateInterval: TimeInterval = 0
  /// Whether magnetic fields can be measured; always false here.
  open var isMagnetometerAvailable: Bool { false }
  /// Whether magnetic fields are being measured; always false here.
  open var isMagnetometerActive: Bool { false }
  /// The newest of the magnetic fields; always nil here.
  open var magnetometerData: CMMagnetometerData? { nil }
  /// Starts to measure magnetic fields: nothing is measured here.
  open func startMagnetometerUpdates() { report() }
  /// Starts to tell magnetic fields: the handler gets `CMErrorNotAvailable` once.
  open func startMagnetometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler
  ) {
    report()
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, CMErrorNotAvailable.failure) }
  }
  /// Does nothing, as no magnetic fields are measured.
  open func stopMagnetometerUpdates() {}

  /// How often motions of the device are measured, in seconds; 0 until it is set.
  open var deviceMotionUpdateInterval: TimeInterval = 0
  /// Whether motions of the device can be measured; always false here.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether motions of the device are being measured; always false here.
  open var isDeviceMotionActive: Bool { false }
  /// The newest of the motions of the device; always nil here.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// Starts to measure motions of the device: nothing is measured here.
  open func startDeviceMotionUpdates() { report() }
  /// Starts to tell motions of the device: the handler gets `CMErrorNotAvailable` once.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    report()
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, CMErrorNotAvailable.failure) }
  }
  /// Does nothing, as no motions of the device are measured.
  open func stopDeviceMotionUpdates() {}

  private func report() {
    reportUnavailable("CMMotionManager", answer: "there are no sensors of motion")
  }
}

/// An acceleration, which is not measured here.
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// The acceleration on three axes, in multiples of gravity; zero here.
  open var acceleration: CMAcceleration { CMAcceleration() }
}

/// A rotation, which is not measured here.
open class CMGyroData: CMLogItem, @unchecked Sendable {
  /// The speed of the rotation.
  open var rotationRate: CMRotationRate { CMRotationRate() }
}

/// A magnetic field, which is not measured here.
open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  /// The magnetic field on three axes, in microteslas; zero here.
  open var magneticField: CMMagneticField { CMMagneticField() }
}

/// A motion of the device, which is not measured here.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// The sensors that measured.
  public enum SensorLocation: Int, Sendable {
    /// Those of the device.
    case `default` = 0
    /// Those of the left headphone.
    case headphoneLeft = 1
    /// Those of the right headphone.
    case headphoneRight = 2
  }

  /// The direction of the device.
  open var attitude: CMAttitude { CMAttitude() }
  /// The speed of the rotation.
  open var rotationRate: CMRotationRate { CMRotationRate() }
  /// The direction of gravity.
  open var gravity: CMAcceleration { CMAcceleration() }
  /// The acceleration without gravity.
  open var userAcceleration: CMAcceleration { CMAcceleration() }
  /// The magnetic field without that of the device; zero, and not calibrated, here.
  open var magneticField: CMCalibratedMagneticField { CMCalibratedMagneticField() }
  /// The direction as on a compass, in degrees; negative if it is not known.
  open var heading: Double { -1 }
  /// The sensors that measured.
  open var sensorLocation: SensorLocation { .default }
}

/// The sensors of headphones, of which there are none.
open class CMHeadphoneMotionManager: NSObject, @unchecked Sendable {
  /// Creates a manager, which finds no headphones here.
  public override init() {}

  /// Returns whether the app may use the sensors: always denied here.
  open class func authorizationStatus() -> CMAuthorizationStatus { .denied }
  /// The object that learns of headphones; nil until it is set.
  open weak var delegate: (any CMHeadphoneMotionManagerDelegate)?
  /// Whether there are headphones with sensors; always false here.
  open var isDeviceMotionAvailable: Bool { false }
  /// Whether motions are being measured; always false here.
  open var isDeviceMotionActive: Bool { false }
  /// The newest motion; always nil here.
  open var deviceMotion: CMDeviceMotion? { nil }
  /// Starts to measure motions: nothing is measured here.
  open func startDeviceMotionUpdates() {}
  /// Starts to tell motions: the handler gets `CMErrorNotAvailable` once.
  open func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
  ) {
    reportUnavailable("CMHeadphoneMotionManager", answer: "there are no headphones")
    nonisolated(unsafe) let handler = handler
    queue.addOperation { handler(nil, CMErrorNotAvailable.failure) }
  }
  /// Does nothing, as no motions are measured.
  open func stopDeviceMotionUpdates() {}
}

/// An object that learns of headphones; nothing is told here.
public protocol CMHeadphoneMotionManagerDelegate: NSObjectProtocol {
  /// Headphones were connected; never called here.
  func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager)
  /// Headphones were disconnected; never called here.
  func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager)
}

extension CMHeadphoneMotionManagerDelegate {
  /// Does nothing by default where headphones were connected, which never happens here.
  public func headphoneMotionManagerDidConnect(_ manager: CMHeadphoneMotionManager) {}
  /// Does nothing by default where headphones were removed, which never happens here.
  public func headphoneMotionManagerDidDisconnect(_ manager: CMHeadphoneMotionManager) {}
}
