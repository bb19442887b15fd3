// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// An attribute whose values are others in an `NSAttributedString`.
///
/// Foundation has it on Apple's systems only.
public protocol ObjectiveCConvertibleAttributedStringKey: AttributedStringKey {
  /// The type of the values in an `NSAttributedString`.
  associatedtype ObjectiveCValue: NSObject

  /// Returns the object of a value.
  static func objectiveCValue(for value: Value) throws -> ObjectiveCValue
  /// Returns the value of an object.
  static func value(for object: ObjectiveCValue) throws -> Value
}

extension ObjectiveCConvertibleAttributedStringKey
where Value: RawRepresentable, Value.RawValue == Int, ObjectiveCValue == NSNumber {
  /// Returns the raw value as a number.
  public static func objectiveCValue(for value: Value) throws -> ObjectiveCValue {
    NSNumber(value: value.rawValue)
  }

  /// Returns the value of a raw value; throws if there is none.
  public static func value(for object: ObjectiveCValue) throws -> Value {
    guard let value = Value(rawValue: object.intValue) else { throw CocoaError(.coderInvalidValue) }
    return value
  }
}

extension ObjectiveCConvertibleAttributedStringKey
where Value: RawRepresentable, Value.RawValue == String, ObjectiveCValue == NSString {
  /// Returns the raw value as a string.
  public static func objectiveCValue(for value: Value) throws -> ObjectiveCValue {
    NSString(string: value.rawValue)
  }

  /// Returns the value of a raw value; throws if there is none.
  public static func value(for object: ObjectiveCValue) throws -> Value {
    guard let value = Value(rawValue: String(describing: object)) else {
      throw CocoaError(.coderInvalidValue)
    }
    return value
  }
}
