// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// An error that refuses a change of a choice.
public enum ChoiceError: Error, Hashable, Sendable {
  /// There is no such position.
  case noPosition(Int, count: Int)
  /// The catalog has no such destination.
  case unknownIdentifier(String, near: String?)
  /// The destination is chosen already.
  case alreadyChosen(String, title: String, position: Int)
  /// The list has no such position.
  case noElement(parameter: String, position: Int, count: Int)
  /// The edit is for a list, and the parameter is not one.
  case noList(String)
  /// The edit names no list, and the widget has several or none: their names.
  case listNotNamed([String])
  /// The value cannot be edited here, and why.
  case readOnly(parameter: String, reason: Unavailability)
  /// The list holds as many elements as the family allows.
  case full(capacity: Int, family: String)
  /// The array's size is fixed, so that nothing can be removed.
  case fixedSize(capacity: Int, family: String)
  /// The intent has no such parameter.
  case unknownParameter(String, near: String?)
  /// The app's handler does not offer the value.
  case notOffered(parameter: String, value: String, near: String?)
  /// The app's handler does not say what the parameter can be, and why.
  case handlerFailed(parameter: String, reason: String)
  /// The parameter cannot have the value.
  case invalidValue(parameter: String, value: String, expected: Expectation)
}

extension ChoiceError: CustomStringConvertible {
  /// The error in English: what is wrong, and what to do.
  public var description: String { ChoiceTexts().sentence(for: self) }
}
