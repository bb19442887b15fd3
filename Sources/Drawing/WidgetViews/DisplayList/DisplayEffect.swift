// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Something that is done to all of a group, once it is drawn.
public enum DisplayEffect: Hashable, Sendable {
  /// Turns, stretches or moves it; also that which taps count in is moved.
  case transform(PlaneTransform)

  /// Puts a blurred, colored copy of its outline behind it, moved by distances in points.
  ///
  /// The radius is the standard deviation of the blur, as Core Animation has it.
  case shadow(ResolvedColor, radius: Double, x: Double, y: Double)

  /// Blurs it; the radius is the standard deviation, in points.
  case blur(radius: Double)

  /// Changes the colors of it.
  case colors(ColorMatrix)

  /// Mixes it with what is behind it.
  case blend(BlendMode)

  /// Draws it apart from what is behind it, so that modes inside mix with each other only.
  case isolate

  /// Shows it as far as these items are opaque; nothing can be tapped in them, and nothing is read of them.
  case mask([DisplayItem])
}

/// How a picture is mixed with what is behind it, with the names of Core Graphics.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  /// In front.
  case normal
  /// The product: never brighter.
  case multiply
  /// The product of what is missing to white: never darker.
  case screen
  /// A product where it is dark behind, else a screen.
  case overlay
  /// The darker of both.
  case darken
  /// The brighter of both.
  case lighten
  /// Brightens what is behind.
  case colorDodge
  /// Darkens what is behind.
  case colorBurn
  /// A weak overlay, by the picture.
  case softLight
  /// An overlay, by the picture.
  case hardLight
  /// How far both are from each other.
  case difference
  /// The same with less contrast.
  case exclusion
  /// The hue of the picture with the rest of what is behind.
  case hue
  /// The saturation of the picture with the rest of what is behind.
  case saturation
  /// The hue and saturation of the picture with the luminosity of what is behind.
  case color
  /// The luminosity of the picture with the rest of what is behind.
  case luminosity
  /// Only where there is something behind.
  case sourceAtop
  /// Behind what is there.
  case destinationOver
  /// Erases what is behind.
  case destinationOut
  /// A sum that ends at black.
  case plusDarker
  /// A sum that ends at white.
  case plusLighter
}
