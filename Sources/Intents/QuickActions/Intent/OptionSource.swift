// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Where the objects come from that a person can choose from.
public enum OptionSource: Sendable {
  /// A catalog has the destinations of one parameter.
  case catalog(ActionCatalog)
  /// The app provides them, and it is not here: people type what identifies an object.
  case app
  /// The app provides them, and its handler is asked.
  case handler(any ParameterHandler)
}
