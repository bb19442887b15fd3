// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The values of a generated class, by the names of its properties.
///
/// On Apple's systems Objective-C's runtime keeps them, because the properties are declared with `@NSManaged`.
public struct INGeneratedValues {
  private var values: [String: Any] = [:]

  /// Makes an object without values.
  public init() {}

  /// The names of the properties that have a value, in alphabetical order.
  public var names: [String] { values.keys.sorted() }

  /// Whether no property has a value.
  public var isEmpty: Bool { values.isEmpty }

  /// The value of a property; nil if it has none, or one of another type.
  public subscript<Value>(name: String) -> Value? {
    get { values[name] as? Value }
    set { values[name] = newValue }
  }

  /// The case of a property whose values are from an enum.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - otherwise: The case of a property without a value, or with a number that is not a case.
  public subscript<Enum: RawRepresentable>(name: String, otherwise otherwise: Enum) -> Enum
  where Enum.RawValue == Int {
    get { (values[name] as? Int).flatMap(Enum.init(rawValue:)) ?? otherwise }
    set { values[name] = newValue.rawValue }
  }

  /// The value of a property, whatever it is.
  public func value(named name: String) -> Any? { values[name] }

  /// Gives a property a value, or takes it away.
  public mutating func setValue(_ value: Any?, named name: String) { values[name] = value }
}
