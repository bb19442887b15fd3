// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Glyphs of a font in the order in which they are drawn, from the left.
package struct GlyphRun: Hashable, Sendable {
  /// A glyph at its place.
  package struct Glyph: Hashable, Sendable {
    /// The number of the glyph in its font.
    package var glyph: Int
    /// The index of the first of the scalars that it stands for.
    package var cluster: Int
    /// How far the next glyph is, in units of the font.
    package var advance: Int
    /// How far it is moved to the right, in units of the font.
    package var x: Int
    /// How far it is moved up, in units of the font.
    package var y: Int
    /// Whether nothing is drawn.
    package var isInvisible: Bool
  }

  /// The glyphs, that on the left first.
  package var glyphs: [Glyph]

  /// The width of all, in units of the font.
  package var width: Int { glyphs.reduce(0) { $0 + $1.advance } }
}
