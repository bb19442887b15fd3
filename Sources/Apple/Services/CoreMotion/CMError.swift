// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// The code of an error of the sensors, whose domain is `CMErrorDomain`.
public struct CMError: RawRepresentable, Hashable, Sendable {
  /// The code of the error, as Core Motion numbers it.
  public var rawValue: UInt32
  /// Creates an error from its code.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates an error from its code.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }

  var failure: NSError { NSError(domain: CMErrorDomain, code: Int(rawValue)) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The domain of errors of the sensors, which are of the type `NSError`.
public let CMErrorDomain = "CMErrorDomain"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// There is no error.
public let CMErrorNULL = CMError(rawValue: 100)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The device has to be moved first.
public let CMErrorDeviceRequiresMovement = CMError(rawValue: 101)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The direction of north is not known yet.
public let CMErrorTrueNorthNotAvailable = CMError(rawValue: 102)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The reason is not known.
public let CMErrorUnknown = CMError(rawValue: 103)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The device does not know activities; requests for steps and activities fail with it here.
public let CMErrorMotionActivityNotAvailable = CMError(rawValue: 104)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user did not let the app know activities.
public let CMErrorMotionActivityNotAuthorized = CMError(rawValue: 105)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The app may not know activities.
public let CMErrorMotionActivityNotEntitled = CMError(rawValue: 106)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// A value is not one that can be used.
public let CMErrorInvalidParameter = CMError(rawValue: 107)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// That cannot be done now.
public let CMErrorInvalidAction = CMError(rawValue: 108)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The device does not have the sensor; other requests fail with it here.
public let CMErrorNotAvailable = CMError(rawValue: 109)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The app may not use the sensor.
public let CMErrorNotEntitled = CMError(rawValue: 110)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The user did not let the app use the sensor.
public let CMErrorNotAuthorized = CMError(rawValue: 111)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// There are no values.
public let CMErrorNilData = CMError(rawValue: 112)
// swift-format-ignore: AlwaysUseLowerCamelCase
/// There are too many or too few values.
public let CMErrorSize = CMError(rawValue: 113)

/// Whether the app may use the sensors.
public enum CMAuthorizationStatus: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The device forbids it, and the user cannot change that.
  case restricted = 1
  /// The user said no.
  case denied = 2
  /// The user said yes.
  case authorized = 3
}

/// A value of a sensor with the time when it was measured.
open class CMLogItem: NSObject, @unchecked Sendable {
  override init() {}

  /// The time since the device started, in seconds.
  open var timestamp: TimeInterval { 0 }
}
