// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The values of a generated class by property name.
///
/// On Apple's systems the runtime of Objective-C stores them, as the properties are declared with
/// `@NSManaged`.
public struct INGeneratedValues {
  private var values: [String: Any] = [:]

  /// Creates an empty set of values.
  public init() {}

  /// The names of the properties with a value, in alphabetical order.
  public var names: [String] { values.keys.sorted() }

  /// Whether no property has a value.
  public var isEmpty: Bool { values.isEmpty }

  /// The value of a property; nil if it has none, or one of another type.
  public subscript<Value>(name: String) -> Value? {
    get { values[name] as? Value }
    set { values[name] = newValue }
  }

  /// The value of a property whose cases are those of an enumeration.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - otherwise: The case for a property without a value, or with a number that is not that of a
  ///     case.
  public subscript<Enum: RawRepresentable>(name: String, otherwise otherwise: Enum) -> Enum
  where Enum.RawValue == Int {
    get { (values[name] as? Int).flatMap(Enum.init(rawValue:)) ?? otherwise }
    set { values[name] = newValue.rawValue }
  }

  /// Returns the value of a property of any type; nil if it has none.
  public func value(named name: String) -> Any? { values[name] }

  /// Sets the value of a property; nil removes it.
  public mutating func setValue(_ value: Any?, named name: String) { values[name] = value }
}
