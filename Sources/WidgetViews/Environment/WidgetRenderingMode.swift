// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How the system colours a widget.
public enum WidgetRenderingMode: String, CaseIterable, Hashable, Sendable {
  /// With its own colours.
  case fullColor
  /// White, in two groups, on the system's ground.
  case accented
  /// Without colours, by brightness, over the wallpaper of a Lock Screen.
  case vibrant
}
