// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Whether a widget is shown on light or on dark ground.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}

/// Whether a person asked for more contrast.
public enum ColorSchemeContrast: String, CaseIterable, Hashable, Sendable {
  /// The usual contrast.
  case standard
  /// More contrast.
  case increased
}
