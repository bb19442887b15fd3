// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

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
