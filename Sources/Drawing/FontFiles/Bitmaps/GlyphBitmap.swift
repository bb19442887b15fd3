// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The picture of a glyph that has colors, as a PNG file.
package struct GlyphBitmap: Hashable, Sendable {
  /// The bytes of the PNG file.
  package var png: [UInt8]
  /// The distance from where the glyph begins to its left edge, in em.
  package var left: Double
  /// The distance from the baseline to its upper edge, in em.
  package var top: Double
  /// Its width, in em.
  package var width: Double
  /// Its height, in em.
  package var height: Double
}
