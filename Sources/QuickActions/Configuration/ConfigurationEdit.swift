// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A change of a choice.
///
/// Positions count from 1, as people do.
public enum ConfigurationEdit: Hashable, Sendable {
  /// Puts another destination at a position.
  case replace(position: Int, identifier: String)
  /// Takes the destination at one position and puts it at another; those between make room.
  case move(from: Int, to: Int)
  /// Exchanges the destinations at two positions.
  case swap(Int, Int)
  /// Adds a destination behind the last.
  case add(identifier: String)
  /// Takes a destination out.
  case remove(position: Int)
  /// Gives a parameter a value, spelt as people type it.
  case set(parameter: String, value: String)
  /// Goes back to the handler's defaults.
  case reset
}

/// Why a change of a choice is refused.
public enum ConfigurationError: Error, Hashable, Sendable {
  /// There is no such position.
  case noPosition(Int, count: Int)
  /// The catalogue has no such destination.
  case unknownIdentifier(String, near: String?)
  /// The destination is chosen already.
  case alreadyChosen(String, title: String, position: Int)
  /// The array holds as many as it can.
  case full(capacity: Int, family: String)
  /// The array's size is fixed, so nothing can be taken out.
  case fixedSize(capacity: Int, family: String)
  /// The intent has no such parameter.
  case unknownParameter(String, near: String?)
  /// The parameter cannot have the value.
  case invalidValue(parameter: String, value: String, expected: String)
}

extension ConfigurationError: CustomStringConvertible {
  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .noPosition(let position, let count):
      count == 0
        ? "there is no position \(position): nothing is chosen; add a destination first"
        : "there is no position \(position); positions go from 1 to \(count)"
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
