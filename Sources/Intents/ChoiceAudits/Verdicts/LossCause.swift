// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The cause of the loss of a chosen value.
package enum LossCause: Int, CaseIterable, Hashable, Sendable {
  /// The definition no longer has the intent, so the widget starts with its defaults.
  case missingIntent
  /// The intent is no longer for widgets.
  case intentNotForWidgets
  /// The catalog no longer has the destination.
  case missingDestination
  /// The list has more elements than the widget holds in its family.
  case tooMany
  /// The intent no longer has the parameter.
  case missingParameter
  /// The parameter can no longer have the value.
  case invalidValue
  /// A list is saved, and the parameter holds a single value.
  case listForValue
  /// A single value is saved, and the parameter is a list.
  case valueForList

  /// The name of the cause in reports, such as `missing-intent`.
  package var name: String {
    switch self {
    case .missingIntent: "missing-intent"
    case .intentNotForWidgets: "intent-not-for-widgets"
    case .missingDestination: "missing-destination"
    case .tooMany: "too-many"
    case .missingParameter: "missing-parameter"
    case .invalidValue: "invalid-value"
    case .listForValue: "list-for-value"
    case .valueForList: "value-for-list"
    }
  }

  /// The cause of a name in reports; nil for an unknown name.
  package init?(name: String) {
    guard let cause = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = cause
  }
}
