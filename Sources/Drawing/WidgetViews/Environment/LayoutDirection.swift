// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The side at which reading begins.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// Leading is left, as in English and Japanese.
  case leftToRight
  /// Leading is right, as in Arabic and Hebrew.
  case rightToLeft
}
