// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An angle with its sine and cosine.
struct Turn {
  private let sine: Double
  private let cosine: Double

  /// An angle in degrees, clockwise.
  init(degrees: Double) {
    sine = sin(degrees * .pi / 180)
    cosine = cos(degrees * .pi / 180)
  }

  /// A point that is so far from another, the distances turned.
  func point(_ x: Double, _ y: Double, around middle: Point) -> Point {
    Point(x: middle.x + x * cosine - y * sine, y: middle.y + x * sine + y * cosine)
  }

  /// A point on a circle, counted from its top.
  func point(on radius: Double, around middle: Point) -> (x: Double, y: Double) {
    let point = point(0, -radius, around: middle)
    return (point.x, point.y)
  }
}
