// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// Stretches and moves coordinates.
struct PlaneMapping: Hashable {
  /// Leaves coordinates as they are.
  static let identity = PlaneMapping(scaleX: 1, scaleY: 1, offsetX: 0, offsetY: 0)

  var scaleX: Double
  var scaleY: Double
  var offsetX: Double
  var offsetY: Double

  /// Where a point comes to lie.
  func callAsFunction(_ point: Point) -> Point {
    Point(x: point.x * scaleX + offsetX, y: point.y * scaleY + offsetY)
  }

  /// Where a rectangle comes to lie.
  func callAsFunction(_ rect: Rect) -> Rect {
    Rect(
      x: rect.minX * scaleX + offsetX, y: rect.minY * scaleY + offsetY,
      width: rect.width * scaleX, height: rect.height * scaleY)
  }

  /// This mapping, and then another.
  func then(_ other: PlaneMapping) -> PlaneMapping {
    PlaneMapping(
      scaleX: scaleX * other.scaleX, scaleY: scaleY * other.scaleY,
      offsetX: offsetX * other.scaleX + other.offsetX,
      offsetY: offsetY * other.scaleY + other.offsetY)
  }

  /// Stretches one rectangle over another; nil if the first has no area.
  init?(from source: Rect, to target: Rect) {
    guard source.width > 0, source.height > 0, source.width.isFinite, source.height.isFinite
    else { return nil }
    let scaleX = target.width / source.width
    let scaleY = target.height / source.height
    self.init(
      scaleX: scaleX, scaleY: scaleY, offsetX: target.minX - source.minX * scaleX,
      offsetY: target.minY - source.minY * scaleY)
  }

  /// Makes a mapping of its numbers.
  init(scaleX: Double, scaleY: Double, offsetX: Double, offsetY: Double) {
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.offsetX = offsetX
    self.offsetY = offsetY
  }
}
