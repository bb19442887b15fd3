// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Whether a part of a view is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the view itself decides.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
