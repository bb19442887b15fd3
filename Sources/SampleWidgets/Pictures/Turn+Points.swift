// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension Turn {
  /// A point at the given distances from a middle, turned around it, clockwise.
  func point(_ x: Double, _ y: Double, around middle: Point) -> Point {
    Point(x: middle.x + x * cosine - y * sine, y: middle.y + x * sine + y * cosine)
  }

  /// A point on a circle, counted from its top.
  func point(on radius: Double, around middle: Point) -> (x: Double, y: Double) {
    let point = point(0, -radius, around: middle)
    return (point.x, point.y)
  }
}
