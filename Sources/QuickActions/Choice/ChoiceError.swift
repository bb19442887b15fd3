// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Why a change of a choice is refused.
public enum ChoiceError: Error, Hashable, Sendable {
  /// There is no such position.
  case noPosition(Int, count: Int)
  /// The catalog has no such destination.
  case unknownIdentifier(String, near: String?)
  /// The destination is chosen already.
  case alreadyChosen(String, title: String, position: Int)
  /// The list has no such position.
  case noElement(parameter: String, position: Int, count: Int)
  /// The edit means a list, and the parameter holds one value.
  case noList(String)
  /// The edit names no list, and it is not plain which one is meant: the lists that there are.
  case listNotNamed([String])
  /// The value cannot be edited here, and why.
  case readOnly(parameter: String, reason: String)
  /// The array holds as many as it can.
  case full(capacity: Int, family: String)
  /// The array's size is fixed, so nothing can be taken out.
  case fixedSize(capacity: Int, family: String)
  /// The intent has no such parameter.
  case unknownParameter(String, near: String?)
  /// The parameter cannot have the value.
  case invalidValue(parameter: String, value: String, expected: String)
}

extension ChoiceError: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .noPosition(let position, let count):
      count == 0
        ? "there is no position \(position): nothing is chosen; add a destination first"
        : "there is no position \(position); positions go from 1 to \(count)"
    case .noElement(let parameter, let position, let count):
      count == 0
        ? "'\(parameter)' has no position \(position): it is empty; add something first"
        : "'\(parameter)' has no position \(position); positions go from 1 to \(count)"
    case .noList(let parameter):
      "'\(parameter)' holds one value and no list; set it instead"
    case .listNotNamed(let lists):
      lists.isEmpty
        ? "the widget has no list to edit; set a parameter instead"
        : "name the list that is meant: one of \(lists.map { "'\($0)'" }.joined(separator: ", "))"
    case .readOnly(let parameter, let reason):
      "'\(parameter)' cannot be edited here: \(reason)"
    case .unknownIdentifier(let identifier, let near):
      "no destination has the identifier '\(identifier)'"
        + (near.map { "; did you mean '\($0)'?" } ?? "; 'options' lists those that there are")
    case .alreadyChosen(let identifier, let title, let position):
      "'\(title)' (\(identifier)) is chosen already, at position \(position); "
        + "choose another, or move it"
    case .full(let capacity, let family):
      "the widget holds \(capacity) in \(family), and all are chosen; replace one instead"
    case .fixedSize(let capacity, let family):
      "the widget always holds \(capacity) in \(family); replace one instead of taking it out"
    case .unknownParameter(let name, let near):
      "the intent has no parameter '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? "")
    case .invalidValue(let parameter, let value, let expected):
      "'\(parameter)' cannot be '\(value)'; it must be \(expected)"
    }
  }
}
