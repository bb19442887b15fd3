// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// Stretches, moves, and rarely turns, coordinates.
struct PlaneMapping: Hashable {
  /// Leaves coordinates as they are.
  static let identity = PlaneMapping(scaleX: 1, scaleY: 1, offsetX: 0, offsetY: 0)

  var scaleX: Double
  var scaleY: Double
  var offsetX: Double
  var offsetY: Double

  /// How much of y goes into x, and of x into y; 0 of what is upright.
  private(set) var slantX = 0.0
  private(set) var slantY = 0.0

  /// Whether rectangles stay rectangles with level edges.
  var isUpright: Bool { slantX == 0 && slantY == 0 }

  /// Where a point comes to lie.
  func callAsFunction(_ point: Point) -> Point {
    Point(
      x: point.x * scaleX + point.y * slantX + offsetX,
      y: point.x * slantY + point.y * scaleY + offsetY)
  }

  /// Where a rectangle comes to lie; of a turned one the smallest level rectangle around it.
  func callAsFunction(_ rect: Rect) -> Rect {
    guard isUpright, scaleX >= 0, scaleY >= 0 else { return transform(rect) }
    return Rect(
      x: rect.minX * scaleX + offsetX, y: rect.minY * scaleY + offsetY,
      width: rect.width * scaleX, height: rect.height * scaleY)
  }

  /// This mapping, and then another.
  func then(_ other: PlaneMapping) -> PlaneMapping {
    guard isUpright, other.isUpright else {
      return PlaneMapping(transform.concatenating(other.transform))
    }
    return PlaneMapping(
      scaleX: scaleX * other.scaleX, scaleY: scaleY * other.scaleY,
      offsetX: offsetX * other.scaleX + other.offsetX,
      offsetY: offsetY * other.scaleY + other.offsetY)
  }

  /// The mapping as a transform.
  var transform: PlaneTransform {
    PlaneTransform(a: scaleX, b: slantY, c: slantX, d: scaleY, tx: offsetX, ty: offsetY)
  }

  /// How much longer lengths get, in the direction in which they get the longest, or somewhat more.
  var largestScale: Double {
    max(abs(scaleX) + abs(slantX), abs(scaleY) + abs(slantY))
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

  /// Creates a mapping from its numbers.
  init(scaleX: Double, scaleY: Double, offsetX: Double, offsetY: Double) {
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.offsetX = offsetX
    self.offsetY = offsetY
  }

  /// Creates a mapping from a transform.
  init(_ transform: PlaneTransform) {
    self.init(
      scaleX: transform.a, scaleY: transform.d, offsetX: transform.tx, offsetY: transform.ty)
    slantX = transform.c
    slantY = transform.b
  }
}
