// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// How far tiles reach beyond what a widget has for them: on the side on which it is most, in points.
package struct TileReach: Hashable, Sendable {
  /// How much of the tiles lies outside of the widget, which cuts it off; 0 where nothing does.
  package let beyondEdge: Double

  /// How far the tiles reach into the content margins; 0 where they keep them.
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
