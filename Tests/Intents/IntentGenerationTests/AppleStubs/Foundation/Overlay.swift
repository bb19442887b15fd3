// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The names are the compiler's, and nobody reads the documentation of a stub.
// swift-format-ignore-file

@_exported import Foundation
@_exported import ObjectiveC

/// A value that bridges to a class, in name only.
public protocol Bridged: _ObjectiveCBridgeable where _ObjectiveCType: NSObject {
  init()
}

extension Bridged {
  public func _bridgeToObjectiveC() -> _ObjectiveCType { _ObjectiveCType() }
  public static func _forceBridgeFromObjectiveC(_: _ObjectiveCType, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _: _ObjectiveCType, result: inout Self?
  ) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_: _ObjectiveCType?) -> Self { Self() }
}

extension String: Bridged {
  public typealias _ObjectiveCType = NSString
}

extension Array: Bridged, _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSArray
}

/// An address.
public struct URL: Bridged {
  public typealias _ObjectiveCType = NSURL
  public init() {}
}

/// The parts of a date.
public struct DateComponents: Bridged {
  public typealias _ObjectiveCType = NSDateComponents
  public init() {}
}

/// A quantity with a unit.
public struct Measurement<UnitType: Unit>: Bridged {
  public typealias _ObjectiveCType = NSMeasurement
  public init() {}
}
