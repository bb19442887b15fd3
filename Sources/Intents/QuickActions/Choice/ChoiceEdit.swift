// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A change of a choice.
///
/// Positions count from 1, as users do. An edit of a list names the parameter; without a name it is the list of destinations or,
/// without a catalog, the only list of the sheet. Users type an element: of a destination its identifier, of
/// any other element its value.
public enum ChoiceEdit: Hashable, Sendable {
  /// Replaces the element at a position, counted from 1.
  case replace(position: Int, identifier: String, in: String? = nil)
  /// Takes the element at one position and puts it at another; those between make room.
  case move(from: Int, to: Int, in: String? = nil)
  /// Exchanges the elements at two positions.
  case swap(Int, Int, in: String? = nil)
  /// Adds an element after the last.
  case add(identifier: String, in: String? = nil)
  /// Removes the element at a position, counted from 1, from a list.
  case remove(position: Int, in: String? = nil)
  /// Sets the value of a parameter, spelled as users type it.
  case set(parameter: String, value: String)
  /// Resets a parameter to its default.
  case clear(parameter: String)
  /// Gives all parameters of the intent their defaults again.
  ///
  /// What a saved choice holds for parameters that the intent does not have stays.
  case reset
}
