// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Whether a part of a view is shown.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// The view itself decides whether the part is shown.
  case automatic
  /// The part is shown.
  case visible
  /// The part is hidden.
  case hidden
}
