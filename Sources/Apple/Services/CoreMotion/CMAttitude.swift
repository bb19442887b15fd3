// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An acceleration, in multiples of that of gravity.
public struct CMAcceleration: Hashable, Sendable {
  /// The part along the x axis.
  public var x: Double
  /// The part along the y axis.
  public var y: Double
  /// The part along the z axis.
  public var z: Double
  /// Creates a value whose parts are 0.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// Creates a value from its parts.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// A speed of rotation, in radians per second.
public struct CMRotationRate: Hashable, Sendable {
  /// The part along the x axis.
  public var x: Double
  /// The part along the y axis.
  public var y: Double
  /// The part along the z axis.
  public var z: Double
  /// Creates a value whose parts are 0.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// Creates a value from its parts.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// A magnetic field, in microteslas.
public struct CMMagneticField: Hashable, Sendable {
  /// The part along the x axis.
  public var x: Double
  /// The part along the y axis.
  public var y: Double
  /// The part along the z axis.
  public var z: Double
  /// Creates a value whose parts are 0.
  public init() { self.init(x: 0, y: 0, z: 0) }
  /// Creates a value from its parts.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }
}

/// A rotation as a quaternion.
public struct CMQuaternion: Hashable, Sendable {
  /// The part along the x axis.
  public var x: Double
  /// The part along the y axis.
  public var y: Double
  /// The part along the z axis.
  public var z: Double
  /// The part of the angle.
  public var w: Double
  /// Creates a value whose parts are 0.
  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }
  /// Creates a value from its parts.
  public init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }
}

/// A rotation as a matrix.
public struct CMRotationMatrix: Hashable, Sendable {
  /// The element in row 1 and column 1.
  public var m11: Double
  /// The element in row 1 and column 2.
  public var m12: Double
  /// The element in row 1 and column 3.
  public var m13: Double
  /// The element in row 2 and column 1.
  public var m21: Double
  /// The element in row 2 and column 2.
  public var m22: Double
  /// The element in row 2 and column 3.
  public var m23: Double
  /// The element in row 3 and column 1.
  public var m31: Double
  /// The element in row 3 and column 2.
  public var m32: Double
  /// The element in row 3 and column 3.
  public var m33: Double
  /// Creates a value whose parts are 0.
  public init() {
    self.init(m11: 0, m12: 0, m13: 0, m21: 0, m22: 0, m23: 0, m31: 0, m32: 0, m33: 0)
  }
  /// Creates a value from its parts.
  public init(
    m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double,
    m32: Double, m33: Double
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
  }
}

/// How well the magnetic field is known.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
  /// The field is not calibrated.
  case uncalibrated = -1
  /// The field is calibrated roughly.
  case low = 0
  /// The field is calibrated well.
  case medium = 1
  /// The field is calibrated very well.
  case high = 2
}

/// A magnetic field without that of the device.
public struct CMCalibratedMagneticField: Hashable, Sendable {
  /// The magnetic field in microteslas, without that of the device.
  public var field: CMMagneticField
  /// How well it is known.
  public var accuracy: CMMagneticFieldCalibrationAccuracy
  /// Creates a field that is not known.
  public init() { self.init(field: CMMagneticField(), accuracy: .uncalibrated) }
  /// Creates a field with the accuracy of its calibration.
  public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) {
    self.field = field
    self.accuracy = accuracy
  }
}

/// What the directions of the device are measured from.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The z axis is vertical.
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  /// The z axis is vertical, and drift is corrected with the compass.
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  /// The x axis leads to the magnetic north.
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  /// The x axis leads to the north.
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}

/// The direction of the device, which is not measured here.
open class CMAttitude: NSObject, @unchecked Sendable {
  override init() {}

  /// The rotation around the length of the device, in radians.
  open var roll: Double { 0 }
  /// The rotation around the width of the device, in radians.
  open var pitch: Double { 0 }
  /// The rotation around the axis through the screen, in radians.
  open var yaw: Double { 0 }
  /// The direction as a matrix.
  open var rotationMatrix: CMRotationMatrix {
    CMRotationMatrix(m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)
  }
  /// The direction as a quaternion.
  open var quaternion: CMQuaternion { CMQuaternion(x: 0, y: 0, z: 0, w: 1) }
  /// Makes the direction relative to another, which changes nothing here.
  open func multiply(byInverseOf attitude: CMAttitude) {}
}
