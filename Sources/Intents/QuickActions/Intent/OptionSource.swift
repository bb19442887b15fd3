// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The source of the objects that a user can choose from.
public enum OptionSource: Sendable {
  /// A catalog has the destinations of one parameter.
  case catalog(ActionCatalog)
  /// The app provides them and is not available: users type an object's identifier.
  case app
  /// The app provides them, and its handler is asked.
  case handler(any ParameterHandler)
}
