// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import PropertyListSyntax
public import SourceText

/// The condition on another parameter under which a parameter is shown.
public struct Relationship: Sendable {
  /// The dictionary that declares it.
  public let declaration: PropertyListValue

  /// The name of the other parameter.
  public internal(set) var parentName: Located<String>?

  /// The name of the condition, such as `BooleanHasExactValue`.
  public internal(set) var predicateName: Located<String>?

  /// The values to compare with.
  public internal(set) var predicateValues: [PropertyListValue] = []

  /// Keys that are none of the above.
  public internal(set) var unknownEntries: [PropertyListValue.Entry] = []

  init(declaration: PropertyListValue) {
    self.declaration = declaration
  }

  /// The condition; nil if the name ends like none, and then it never holds.
  public var predicate: Predicate? {
    predicateName.flatMap { Predicate(name: $0.value) }
  }

  /// A condition on the value of the other parameter.
  ///
  /// The raw value is the runtime's number.
  public enum Predicate: Int, CaseIterable, Hashable, Sendable {
    /// The other parameter has a value.
    case hasAnyValue = 1
    /// The value is the given one.
    case hasExactValue = 2
    /// The value is another than the given one.
    case valueIsNotEqual = 3
    /// The value is above the given one.
    case valueIsGreaterThan = 4
    /// The value is the given one or above.
    case valueIsGreaterThanOrEqual = 5
    /// The value is below the given one.
    case valueIsLessThan = 6
    /// The value is the given one or below.
    case valueIsLessThanOrEqual = 7
    /// The value lies between the two given ones, or, of texts, is one of those given.
    case valueIsWithinRange = 8
    /// The value holds the given ones.
    case valueContains = 9
    /// The value does not hold the given ones.
    case valueDoesNotContain = 10

    /// The end of the names of this condition.
    public var suffix: String {
      switch self {
      case .hasAnyValue: "HasAnyValue"
      case .hasExactValue: "HasExactValue"
      case .valueIsNotEqual: "ValueIsNotEqual"
      case .valueIsGreaterThan: "ValueIsGreaterThan"
      case .valueIsGreaterThanOrEqual: "ValueIsGreaterThanOrEqual"
      case .valueIsLessThan: "ValueIsLessThan"
      case .valueIsLessThanOrEqual: "ValueIsLessThanOrEqual"
      case .valueIsWithinRange: "ValueIsWithinRange"
      case .valueContains: "ValueContains"
      case .valueDoesNotContain: "ValueDoesNotContain"
      }
    }

    /// The condition that a name ends with, whatever type is before it; nil if it ends with none.
    public init?(name: String) {
      guard let match = Self.allCases.first(where: { name.hasSuffix($0.suffix) }) else {
        return nil
      }
      self = match
    }
  }
}
