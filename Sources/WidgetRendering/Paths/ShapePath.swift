// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// A path of lines and curves: what every shape becomes before it is written or filled.
struct ShapePath: Hashable {
  /// The steps; all coordinates are absolute.
  var steps: [VectorPath.Step] = []

  /// Begins a new part.
  mutating func move(to point: Point) {
    steps.append(.move(to: point))
  }

  /// Draws a straight line.
  mutating func line(to point: Point) {
    steps.append(.line(to: point))
  }

  /// Draws a cubic Bézier curve.
  mutating func curve(to point: Point, _ control1: Point, _ control2: Point) {
    steps.append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Goes back to where the part began.
  mutating func close() {
    steps.append(.close)
  }
}
