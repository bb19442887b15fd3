// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax
import SourceText

extension Relationship {
  /// The type of the other parameter's values, which decides how they are compared.
  public enum ParentKind: Sendable {
    /// Numbers and Booleans. What is absent counts as 0.
    case number
    /// Texts, and the identifiers of custom objects. What is absent counts as the empty text.
    case text
    /// Values of an enum, compared by number. A comparison value that is absent, or that the enum lacks, counts as number
    /// 0; an absent value satisfies no condition.
    case enumeration(EnumType?)
    /// Values of a type of the system's, which are equal or not. An absent value satisfies no condition.
    case other

    /// The kind of a parameter's values.
    public init(of parent: Attribute, in definition: IntentDefinition) {
      self =
        switch parent.kind {
        case .enumeration: .enumeration(definition.enumType(of: parent))
        case .scalar(.string), .object: .text
        case .scalar, .system("TimeInterval"): .number
        case .system: .other
        }
    }
  }

  /// Whether the parameter is shown while its parent has the given value; nil means no value.
  public func holds(for value: ParameterValue?, of parent: ParentKind) -> Bool {
    guard let predicate else { return false }
    if predicate == .hasAnyValue { return value != nil }
    let others = predicateValues.map { Operand($0, of: parent) }
    if case .array(let elements) = value {
      return Self.holds(predicate, for: elements.map { Operand($0, of: parent) }, others)
    }
    guard let operand = value.map({ Operand($0, of: parent) }) ?? Operand.absent(of: parent) else {
      return false
    }
    return Self.holds(predicate, for: operand, others, of: parent)
  }

  /// Compares a single value.
  private static func holds(
    _ predicate: Predicate, for operand: Operand, _ others: [Operand], of parent: ParentKind
  ) -> Bool {
    let other = others.first ?? Operand.comparisonDefault(of: parent)
    return switch predicate {
    case .hasAnyValue: true
    case .hasExactValue: operand == other
    case .valueIsNotEqual: operand != other
    case .valueIsGreaterThan: other.precedes(operand)
    case .valueIsGreaterThanOrEqual: operand.isComparable(to: other) && !operand.precedes(other)
    case .valueIsLessThan: operand.precedes(other)
    case .valueIsLessThanOrEqual: operand.isComparable(to: other) && !other.precedes(operand)
    case .valueIsWithinRange: operand.isWithin(others)
    case .valueContains: operand.contains(other)
    case .valueDoesNotContain: !operand.contains(other)
    }
  }

  /// Compares a list with the list of the comparison values; a single one of those is not a list.
  private static func holds(
    _ predicate: Predicate, for elements: [Operand], _ others: [Operand]
  ) -> Bool {
    let list = others.count > 1 ? others : nil
    let isContained = elements.isEmpty || list.map { Set(elements).isSubset(of: $0) } ?? false
    return switch predicate {
    case .hasExactValue: elements == list
    case .valueIsNotEqual: elements != list
    case .valueContains: isContained
    case .valueDoesNotContain: !isContained
    default: false
    }
  }
}

/// A side of a comparison, in the form in which the runtime compares values of the parent's kind.
private enum Operand: Hashable {
  case number(Double)
  case text(String)
  case other(ParameterValue)
  /// A value that the parent cannot have: equal to nothing that it can.
  case unsuitable

  /// A value of a parameter.
  init(_ value: ParameterValue, of parent: Relationship.ParentKind) {
    self =
      switch (parent, value) {
      case (.number, .number): value.number.map { .number($0) } ?? .unsuitable
      case (.number, .boolean(let boolean)): .number(boolean ? 1 : 0)
      case (.text, _): value.identifier.map { .text($0) } ?? .unsuitable
      case (.enumeration(let type), .string(let name)):
        type?.value(named: name).map { .number(Double($0.index)) } ?? .unsuitable
      case (.other, _): .other(value.number.map { .number($0) } ?? value)
      default: .unsuitable
      }
  }

  /// A comparison value of the definition.
  init(_ value: PropertyListValue, of parent: Relationship.ParentKind) {
    switch parent {
    case .number:
      let number = value.number ?? value.boolean.map { $0 ? 1 : 0 }
      self = number.map { .number($0) } ?? .unsuitable
    case .text: self = value.string.map { .text($0) } ?? .unsuitable
    case .enumeration(let type):
      let index = value.string.map { type?.value(named: $0)?.index } ?? value.integer
      self = .number(Double(index ?? 0))
    case .other:
      let number = value.number.map { ParameterValue.number($0) }
      self = (number ?? value.string.map { .string($0) }).map { .other($0) } ?? .unsuitable
    }
  }

  /// The operand of a missing value; nil if a missing value satisfies no condition.
  static func absent(of parent: Relationship.ParentKind) -> Operand? {
    switch parent {
    case .number: .number(0)
    case .text: .text("")
    case .enumeration, .other: nil
    }
  }

  /// The operand of a missing comparison value.
  static func comparisonDefault(of parent: Relationship.ParentKind) -> Operand {
    switch parent {
    case .number, .enumeration: .number(0)
    case .text: .text("")
    case .other: .unsuitable
    }
  }

  func isComparable(to other: Operand) -> Bool {
    switch (self, other) {
    case (.number, .number), (.text, .text): true
    default: false
    }
  }

  /// Whether the value is below another, or sorts before it.
  func precedes(_ other: Operand) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)): left < right
    case (.text(let left), .text(let right)): left < right
    default: false
    }
  }

  /// Numbers lie between exactly two others, both included; anything else is one of two or more.
  func isWithin(_ others: [Operand]) -> Bool {
    guard case .number(let value) = self else { return others.count > 1 && others.contains(self) }
    guard others.count == 2, case .number(let low) = others[0], case .number(let high) = others[1]
    else { return false }
    return low <= value && value <= high
  }

  /// A text holds another that is part of it; anything else holds what it equals.
  func contains(_ other: Operand) -> Bool {
    guard case .text(let text) = self, case .text(let part) = other else { return self == other }
    return part.isEmpty || text.contains(part)
  }
}
