// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// What decides which value a color of the system has.
public struct ColorAppearance: Hashable, Sendable {
  /// Whether it is shown on light or on dark ground.
  public var colorScheme: ColorScheme

  /// Whether a person asked for more contrast.
  public var contrast: ColorSchemeContrast

  /// Whether it is on a layer above the ground, as a sheet does; a widget on the Home Screen does not.
  public var isElevated: Bool

  /// The release whose tints are used.
  public var palette: ColorPalette

  /// Makes an appearance.
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
