// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The numbers that a style can have.
///
/// The limits are those within which something is seen on the largest widget, 715.5 × 342 points; a number beyond them is a slip.
package enum StyleLimits {
  /// The allowed numbers of columns.
  package static let columns = 1...12

  /// The height of a tile, in points.
  package static let tileHeight = 8.0...400.0

  /// The radius of a tile's corners, in points.
  package static let cornerRadius = 0.0...200.0

  /// The distance between two tiles, in points.
  package static let spacing = 0.0...100.0

  /// The width of an icon, in points.
  package static let iconSize = 4.0...300.0

  /// The size of a font, in points.
  package static let fontSize = 4.0...100.0
}
