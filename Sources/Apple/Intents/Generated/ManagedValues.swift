// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The values of properties that a class of a project declares with `@NSManaged`, in the place of which 'quickaction build' calls these.

/// A class whose properties have their values in a table.
public protocol INGeneratedObject: AnyObject {
  /// The values of the properties.
  var generatedValues: INGeneratedValues { get set }
}

extension INIntent: INGeneratedObject {}
extension INIntentResponse: INGeneratedObject {}
extension INObject: INGeneratedObject {}

extension INGeneratedObject {
  /// The value of a property; nil if it has none.
  public func managedValue<Value>(of name: String) -> Value? { generatedValues[name] }

  /// The case of a property; the first where it has none.
  public func managedValue<Value: RawRepresentable>(of name: String) -> Value
  where Value.RawValue == Int {
    let number: Int? = generatedValues[name]
    guard let value = Value(rawValue: number ?? 0) ?? Value(rawValue: 0) else {
      preconditionFailure("the property '\(name)' has no value, and its type no case for none")
    }
    return value
  }

  /// Sets the value of a property.
  public func setManagedValue<Value>(_ value: Value?, of name: String) {
    generatedValues[name] = value
  }

  /// Sets the case of a property.
  public func setManagedValue<Value: RawRepresentable>(_ value: Value, of name: String)
  where Value.RawValue == Int {
    generatedValues[name] = value.rawValue
  }
}
