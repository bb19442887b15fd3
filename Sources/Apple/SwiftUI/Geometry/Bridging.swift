// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreGraphics
import Foundation
import WidgetViews

extension Size {
  /// Creates a size from a Foundation size.
  package init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension CGSize {
  /// Creates a size from a size of the drawing engine.
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Point {
  /// Creates a point from a Foundation point.
  package init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGPoint {
  /// Creates a point from a point of the drawing engine.
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension Rect {
  /// Creates a rectangle from a Foundation rectangle.
  package init(_ rect: CGRect) {
    self.init(
      x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}

extension CGRect {
  /// Creates a rectangle from a rectangle of the drawing engine.
  package init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension PlaneTransform {
  /// Creates a transform from a Core Graphics transform.
  package init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }
}
