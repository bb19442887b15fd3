// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import PropertyListSyntax

/// A value that a parameter has while a widget is configured.
public indirect enum ParameterValue: Hashable, Sendable {
  /// Text.
  case string(String)
  /// A number.
  case number(Double)
  /// True or false.
  case boolean(Bool)
  /// A value of an enum, by its name and its number.
  case enumeration(name: String, index: Int)
  /// A value of a custom type, by its identifier.
  case object(identifier: String)
  /// A list.
  case array([ParameterValue])
}

extension Relationship {
  /// Whether the parameter is shown while its parent has the given value; nil stands for no value.
  public func holds(for parent: ParameterValue?) -> Bool {
    guard let predicate else { return false }
    if predicate == .hasAnyValue { return parent != nil }
    let operands = predicateValues.map(Operand.init)
    let value = Operand(parent ?? predicate.defaultParent, comparedWith: operands.first)
    let first = operands.first ?? value.absent
    return switch predicate {
    case .hasAnyValue: true
    case .hasExactValue: value == first
    case .valueIsNotEqual: value != first
    case .valueIsGreaterThan: value.compared(to: first) { $0 > $1 }
    case .valueIsGreaterThanOrEqual: value.compared(to: first) { $0 >= $1 }
    case .valueIsLessThan: value.compared(to: first) { $0 < $1 }
    case .valueIsLessThanOrEqual: value.compared(to: first) { $0 <= $1 }
    case .valueIsWithinRange: value.isWithin(operands)
    case .valueContains: value.contains(operands)
    case .valueDoesNotContain: !value.contains(operands)
    }
  }
}

extension Relationship.Predicate {
  /// What an absent value of a parent counts as where it does not depend on what it is compared with.
  ///
  /// Only lists hold values, so for those conditions it is an empty one.
  fileprivate var defaultParent: ParameterValue? {
    switch self {
    case .valueContains, .valueDoesNotContain: .array([])
    default: nil
    }
  }
}

/// A side of a comparison, as the runtime transforms it: Booleans are numbers, and what is absent has a default.
private enum Operand: Hashable {
  case number(Double)
  case text(String)
  case list([Operand])

  /// A value of the definition.
  init(_ value: PropertyListValue) {
    if let number = value.number {
      self = .number(number)
    } else if let boolean = value.boolean {
      self = .number(boolean ? 1 : 0)
    } else if value.kind == .array {
      self = .list(value.elements.map(Operand.init))
    } else {
      self = .text(value.string ?? "")
    }
  }

  /// A parameter's value, of an enum by name or by number, whichever the definition compares with.
  init(_ value: ParameterValue?, comparedWith other: Operand?) {
    switch value {
    case nil: self = other?.absent ?? .number(0)
    case .string(let text), .object(let text): self = .text(text)
    case .number(let number): self = .number(number)
    case .boolean(let boolean): self = .number(boolean ? 1 : 0)
    case .enumeration(let name, let index):
      if case .number = other { self = .number(Double(index)) } else { self = .text(name) }
    case .array(let values): self = .list(values.map { Operand($0, comparedWith: other) })
    }
  }

  /// What an absent value of the same type counts as.
  var absent: Operand {
    switch self {
    case .number: .number(0)
    case .text: .text("")
    case .list: .list([])
    }
  }

  func compared(to other: Operand, by relation: (Double, Double) -> Bool) -> Bool {
    guard case .number(let left) = self, case .number(let right) = other else { return false }
    return relation(left, right)
  }

  /// Numbers lie between exactly two others; texts are one of any number.
  func isWithin(_ operands: [Operand]) -> Bool {
    guard case .number(let value) = self else { return operands.contains(self) }
    guard operands.count == 2, case .number(let low) = operands[0],
      case .number(let high) = operands[1]
    else { return false }
    return low <= value && value <= high
  }

  /// A list holds a subset; a single value holds what it equals.
  func contains(_ operands: [Operand]) -> Bool {
    guard case .list(let values) = self else { return operands.allSatisfy { $0 == self } }
    return Set(operands).isSubset(of: values)
  }
}
