// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The severity of a finding.
public enum Severity: String, CaseIterable, Hashable, Sendable, Comparable {
  /// Worth knowing; nothing is wrong.
  case note
  /// It works today by accident, or not for all users.
  case warning
  /// It does not work, or is invalid.
  case error

  /// Orders notes below warnings below errors.
  public static func < (lhs: Severity, rhs: Severity) -> Bool {
    lhs.rank < rhs.rank
  }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
