// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Diagnostics

/// The effect of a change on users who have a widget already.
public enum ChangeEffect: String, CaseIterable, Hashable, Sendable, Comparable {
  /// Adds something, or is not visible.
  case safe
  /// Other content appears; the user's choice is kept.
  case changes
  /// A placed widget, a shortcut or a saved choice loses the user's choice.
  case breaks

  /// The default severity of a change with this effect.
  public var severity: Severity {
    switch self {
    case .safe: .note
    case .changes: .warning
    case .breaks: .error
    }
  }

  /// Orders harmless changes below others, and losses last.
  public static func < (lhs: ChangeEffect, rhs: ChangeEffect) -> Bool {
    lhs.severity < rhs.severity
  }
}
