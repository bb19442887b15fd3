// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// The values of properties that a class of a project declares with `@NSManaged`, in the place of which 'quickaction build' calls these.

import Foundation

extension NSManagedObject {
  /// The value of a property; nil if it has none.
  public func managedValue<Value>(of name: String) -> Value? { managedValues[name] as? Value }

  /// The value of a property; as a new object's where it has none.
  @_disfavoredOverload public func managedValue<Value>(of name: String) -> Value {
    if let value = managedValues[name] as? Value { return value }
    guard let value = Self.beginning(of: Value.self) as? Value else {
      fatalError("the property '\(name)' of a \(type(of: self)) has no value")
    }
    return value
  }

  /// Sets the value of a property.
  public func setManagedValue<Value>(_ value: Value?, of name: String) {
    setValue(value, forKey: name)
  }

  private static func beginning(of type: Any.Type) -> Any? {
    switch type {
    case is any FixedWidthInteger.Type: (type as? any FixedWidthInteger.Type)?.init(0)
    case is any BinaryFloatingPoint.Type: (type as? any BinaryFloatingPoint.Type)?.init(0)
    case is Bool.Type: false
    case is String.Type: ""
    case is Date.Type: Date()
    case is Data.Type: Data()
    case is UUID.Type: UUID()
    case is Decimal.Type: Decimal()
    case is NSNumber.Type: NSNumber(value: 0)
    case is NSSet.Type: NSSet()
    case is NSOrderedSet.Type: NSOrderedSet()
    case let type as any ExpressibleByArrayLiteral.Type: empty(type)
    default: nil
    }
  }

  private static func empty<List: ExpressibleByArrayLiteral>(_ type: List.Type) -> Any {
    [] as List
  }
}
