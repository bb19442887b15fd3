// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The problem of a saved value that does not fit its parameter.
public enum RowProblem: Hashable, Sendable {
  /// The catalog no longer has the destination.
  case missingDestination(identifier: String)
  /// The parameter cannot have the value.
  case invalidValue(String, expected: Expectation)
  /// The list has more elements than the widget holds in its family.
  case tooMany(count: Int, capacity: Int, family: String)
  /// A list is saved, and the parameter is not a list.
  case listSaved
  /// A single value is saved, and the parameter is a list.
  case valueSaved
}
