// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A side of a polygon, in the polygon's own coordinates.
struct PolygonSide {
  let start: Point
  let end: Point

  /// The sides of polygons, which are closed, in the order of their upper ends.
  ///
  /// Level sides part nothing from nothing, and are omitted unless the polygons are to be turned.
  static func sides(of polygons: [[Point]], keepsLevel: Bool = false) -> [PolygonSide] {
    var sides: [PolygonSide] = []
    for points in polygons {
      for (index, point) in points.enumerated() {
        let next = points[index + 1 < points.count ? index + 1 : 0]
        if keepsLevel || point.y != next.y { sides.append(PolygonSide(start: point, end: next)) }
      }
    }
    return sides.sorted { $0.top < $1.top }
  }

  private var top: Double { min(start.y, end.y) }
}
