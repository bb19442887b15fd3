// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The severity of a finding.
public enum Severity: String, CaseIterable, Hashable, Sendable, Comparable {
  /// The finding is worth knowing, and nothing is wrong.
  case note
  /// The reported part works by accident, or not for all users.
  case warning
  /// The reported part does not work, or is invalid.
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
