// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How a part of a glyph is scaled, turned and moved.
struct GlyphTransform: Sendable {
  static let identity = GlyphTransform(xx: 1, xy: 0, yx: 0, yy: 1, dx: 0, dy: 0)

  var xx: Double
  var xy: Double
  var yx: Double
  var yy: Double
  var dx: Double
  var dy: Double

  /// Where a place comes to lie.
  func callAsFunction(_ place: GlyphOutline.Place) -> GlyphOutline.Place {
    GlyphOutline.Place(
      x: place.x * xx + place.y * yx + dx, y: place.x * xy + place.y * yy + dy)
  }

  /// This one, and then another.
  func then(_ other: GlyphTransform) -> GlyphTransform {
    GlyphTransform(
      xx: xx * other.xx + xy * other.yx, xy: xx * other.xy + xy * other.yy,
      yx: yx * other.xx + yy * other.yx, yy: yx * other.xy + yy * other.yy,
      dx: dx * other.xx + dy * other.yx + other.dx, dy: dx * other.xy + dy * other.yy + other.dy)
  }
}
