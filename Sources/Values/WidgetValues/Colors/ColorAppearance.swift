// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The traits by which a system color is resolved.
public struct ColorAppearance: Hashable, Sendable {
  /// Whether the background is light or dark.
  public var colorScheme: ColorScheme

  /// Whether the user asked for more contrast.
  public var contrast: ColorSchemeContrast

  /// Whether the content is on a layer above the background, as a sheet is; a widget on the Home
  /// Screen is not.
  public var isElevated: Bool

  /// The release whose tints are used.
  public var palette: ColorPalette

  /// Creates an appearance; the default is light, standard contrast, not elevated, in iOS 26.
  public init(
    colorScheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
    isElevated: Bool = false, palette: ColorPalette = .ios26
  ) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.isElevated = isElevated
    self.palette = palette
  }
}

/// The releases whose tints differ.
public enum ColorPalette: String, CaseIterable, Hashable, Sendable {
  /// The tints of iOS 13 to 18, as iOS 13 had them; those that came later as iOS 15 had them.
  case ios18
  /// The tints since iOS 26.
  case ios26
}
