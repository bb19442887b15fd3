// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What code asks the system's center of widgets to reload.
public enum ReloadRequest: Hashable, Sendable {
  /// The placed widgets of one kind.
  case kind(String)
  /// All placed widgets of the app.
  case all

  /// The kind that is asked for; nil for all.
  package var kind: String? {
    if case .kind(let kind) = self { kind } else { nil }
  }
}

extension ReloadRequest: Comparable {
  /// Whether one comes before another: that of all widgets first, then those of kinds by their names.
  public static func < (one: Self, other: Self) -> Bool { (one.kind ?? "") < (other.kind ?? "") }
}
