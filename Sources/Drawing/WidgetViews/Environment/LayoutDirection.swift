// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The side at which reading begins.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// At the left.
  case leftToRight
  /// At the right.
  case rightToLeft
}
