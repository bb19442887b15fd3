// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// An effect on a group as a whole, after it is drawn.
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

  /// Erases it as far as these items are opaque; nothing can be tapped in them, and nothing is read of them.
  case erase([DisplayItem])
}

/// The blend mode of a picture and its background, with the names of Core Graphics.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  /// The picture covers what is behind it, as far as it is opaque.
  case normal
  /// Multiplies the components of both: the result is never brighter than either.
  case multiply
  /// Multiplies the inverted components of both: the result is never darker than either.
  case screen
  /// A product where it is dark behind, else a screen.
  case overlay
  /// The darker value of both, for each component.
  case darken
  /// The lighter value of both, for each component.
  case lighten
  /// Brightens what is behind by the picture's brightness.
  case colorDodge
  /// Darkens what is behind by the picture's darkness.
  case colorBurn
  /// A weak overlay, by the picture.
  case softLight
  /// An overlay, by the picture's own brightness instead of that behind it.
  case hardLight
  /// The difference of both, for each component.
  case difference
  /// Like ``difference``, with less contrast.
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
  /// The picture is drawn behind what is there already.
  case destinationOver
  /// Erases what is behind as far as the picture is opaque.
  case destinationOut
  /// A sum that ends at black.
  case plusDarker
  /// A sum that ends at white.
  case plusLighter
}
