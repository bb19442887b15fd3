// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What a person at a terminal must know about a row.
public enum RowNote: Hashable, Sendable {
  /// Only the app knows the options, so that the value is typed.
  ///
  /// - Parameters:
  ///   - type: What the type of the options is called; nil if that is not known.
  ///   - expected: What is typed.
  case optionsOfApp(type: String?, expected: Expectation)
  /// The value cannot be edited here.
  case unavailable(Unavailability)
}

/// Why a value cannot be edited here.
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
