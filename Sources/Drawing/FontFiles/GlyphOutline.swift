// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The outline of a glyph, in units of the font; y grows upwards.
package struct GlyphOutline: Hashable, Sendable {
  /// A place in units of the font.
  package struct Place: Hashable, Sendable {
    /// The horizontal distance from the origin of the glyph, in font units.
    package var x: Double
    /// The distance above the baseline, in font units.
    package var y: Double

    /// Creates a point, in font units.
    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// A step along the outline.
  ///
  /// Every part is closed where the next one begins.
  package enum Step: Hashable, Sendable {
    /// Begins a new contour at a point.
    case move(Place)
    /// A straight line from the current point.
    case line(Place)
    /// A cubic Bézier curve from the current point.
    case curve(Place, Place, to: Place)
  }

  /// The steps, the first of which begins a part.
  package internal(set) var steps: [Step] = []

  /// Adds a quadratic curve, as the cubic curve that it is.
  mutating func quadratic(from start: Place, by control: Place, to end: Place) {
    func third(_ place: Place) -> Place {
      Place(x: place.x + (control.x - place.x) * 2 / 3, y: place.y + (control.y - place.y) * 2 / 3)
    }
    steps.append(.curve(third(start), third(end), to: end))
  }
}
