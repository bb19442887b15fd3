// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What the app counts.
public enum Analytics {
  /// Counts nothing.
  public static func track(_ event: String) {}
}
