// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel

/// A property of a generated class.
public struct PropertyPlan: Hashable, Sendable {
  /// The name of the property in code: that of the definition.
  public let name: String

  /// The type of a single value.
  public let type: ValueType

  /// Whether there are several values.
  public let isArray: Bool

  /// Creates a property from a name and a type.
  public init(name: String, type: ValueType, isArray: Bool) {
    self.name = name
    self.type = type
    self.isArray = isArray
  }

  /// The name by which the system keeps the value.
  package var systemName: String { name.asPropertyName }

  /// The name with its first letter in upper case, as it is inside other names.
  public var capitalizedName: String { name.capitalizingFirstLetter }

  /// The type of a value that is there, in Swift: `String`, `[String]`; several values of an enum are numbers.
  public var swiftValueType: String {
    guard isArray else { return type.swiftName }
    return type.isEnumeration ? "[NSNumber]" : "[\(type.swiftName)]"
  }

  /// The type of the property in Swift: `String?`; a single value of an enum is never absent.
  public var swiftType: String {
    isScalar ? swiftValueType : swiftValueType + "?"
  }

  /// Whether the property is a single value of an enum, which is a number and never absent.
  public var isScalar: Bool { type.isEnumeration && !isArray }
}
