// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// The distance by which tiles exceed the space of a widget, on the side with the greatest, in
/// points.
package struct TileReach: Hashable, Sendable {
  /// The distance beyond the edge of the widget, which clips the tiles; 0 if they are inside.
  package let beyondEdge: Double

  /// The distance into the content margins; 0 if the tiles keep them.
  package let intoMargins: Double

  /// Measures tiles in a widget.
  package init(_ tiles: [Rect], in size: Size, margins: EdgeInsets) {
    var beyondEdge = 0.0
    var intoMargins = 0.0
    for tile in tiles {
      let distances = [
        (tile.minX, margins.leading), (tile.minY, margins.top),
        (size.width - tile.maxX, margins.trailing), (size.height - tile.maxY, margins.bottom),
      ]
      for (distance, margin) in distances {
        beyondEdge = max(beyondEdge, -distance)
        intoMargins = max(intoMargins, margin - distance)
      }
    }
    // Thirds of points do not add up to the last digit.
    self.beyondEdge = (beyondEdge * 1024).rounded() / 1024
    self.intoMargins = (intoMargins * 1024).rounded() / 1024
  }
}
