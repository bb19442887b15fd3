// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A side of a polygon, from its upper end to its lower.
struct PolygonEdge {
  let top: Double
  let bottom: Double
  let winding: Int
  private let start: Double
  private let slope: Double

  /// Whether all lines cross it at the same place.
  var isVertical: Bool { slope == 0 }

  init(from: Point, to: Point) {
    let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
    top = upper.y
    bottom = lower.y
    winding = from.y < to.y ? 1 : -1
    start = upper.x
    slope = (lower.x - upper.x) / (lower.y - upper.y)
  }

  func x(at y: Double) -> Double {
    start + (y - top) * slope
  }
}
