// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A note about a row for the user of a terminal.
public enum RowNote: Hashable, Sendable {
  /// Only the app knows the options, so that the value is typed.
  ///
  /// - Parameters:
  ///   - type: The display name of the options' type; nil if it is not known.
  ///   - expected: What is typed.
  case optionsOfApp(type: String?, expected: Expectation)
  /// The value cannot be edited here.
  case unavailable(Unavailability)
}

/// The reason for which a value cannot be edited here.
public enum Unavailability: Hashable, Sendable {
  /// Only the device knows the payment methods.
  case paymentMethod
  /// The definition does not name the type of the object.
  case objectWithoutType
  /// The definition does not name the type of the value.
  case valueWithoutType
  /// The type of the value is not known here.
  case unknownType(String)
}
