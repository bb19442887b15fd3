// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Light or dark appearance, by its UIKit name.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The appearance is not specified.
  case unspecified
  /// Light appearance, with a light background.
  case light
  /// Dark appearance, with a dark background.
  case dark
}

/// Whether the user turned on Increase Contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// The contrast is not specified.
  case unspecified = -1
  /// The user did not turn on Increase Contrast.
  case normal
  /// The user turned on Increase Contrast.
  case high
}

/// The size class of an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The size class is not specified.
  case unspecified
  /// The space is limited.
  case compact
  /// The space is ample.
  case regular
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The kind is not specified.
  case unspecified = -1
  /// A device with the interface of iPhone.
  case phone
  /// A device with the interface of iPad.
  case pad
  /// A device with the interface of Apple TV.
  case tv
  /// A screen with the interface of CarPlay.
  case carPlay
  /// A device with the interface of the Mac.
  case mac = 5
  /// A device with the interface of Apple Vision Pro.
  case vision
}

/// Whether text is to be bolder, as the user chose.
public enum UILegibilityWeight: Int, Sendable {
  /// The weight is not specified.
  case unspecified = -1
  /// The usual weight of text.
  case regular
  /// Bolder text than usual.
  case bold
}

/// Whether something is shown above other content.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// The level is not specified.
  case unspecified = -1
  /// The level of the window's content.
  case base
  /// Above the window's content.
  case elevated
}

/// The colors that a screen can show.
public enum UIDisplayGamut: Int, Sendable {
  /// The colors are not specified.
  case unspecified = -1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The colors of sRGB.
  case SRGB
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The colors of Display P3.
  case P3
}

/// The direction of the text.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// The direction is not known here.
  case unspecified = -1
  /// The direction in which views follow each other.
  case leftToRight, rightToLeft
}

/// Whether force is measured.
public enum UIForceTouchCapability: Int, Hashable, Sendable { case unknown, unavailable, available }

/// Whether the window that is shown is active.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// It is not specified whether it is.
  case unspecified = -1
  /// The window is not active.
  case inactive
  /// The window is active.
  case active
}
