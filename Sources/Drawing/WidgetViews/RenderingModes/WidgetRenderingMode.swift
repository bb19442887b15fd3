// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The rendering mode in which the system colors a widget.
public enum WidgetRenderingMode: String, CaseIterable, Hashable, Sendable {
  /// In the colors of its views.
  case fullColor
  /// White, in two groups, on the system's background.
  case accented
  /// Without colors, by brightness, over the wallpaper of a Lock Screen.
  case vibrant

  /// The mode of a family unless another is chosen: of accessories that of the Lock Screen.
  public static func standard(for family: WidgetFamily) -> WidgetRenderingMode {
    family.isAccessory ? .vibrant : .fullColor
  }
}

/// The rendering mode of an image in an accented widget, with WidgetKit's names.
public enum WidgetAccentedRenderingMode: String, CaseIterable, Hashable, Sendable {
  /// In the color of the accent group; only its opacity counts.
  case accented
  /// In the color of the accent group; what is darker is more transparent.
  case accentedDesaturated
  /// In the color of the primary group; what is darker is more transparent.
  case desaturated
  /// In the image's own colors.
  case fullColor
}
