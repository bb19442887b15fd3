// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Whether a widget is shown on light or on a dark background.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// Whether the user asked for more contrast.
public enum ColorSchemeContrast: String, CaseIterable, Hashable, Sendable {
  /// The contrast that devices are delivered with.
  case standard
  /// The contrast of the accessibility setting “Increase Contrast”.
  case increased
}
