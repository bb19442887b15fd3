// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreGraphics
import Foundation
import WidgetViews

extension Size {
  /// The same size with Foundation's numbers.
  package init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

extension CGSize {
  /// The same size with the engine's numbers.
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension Point {
  /// The same point with Foundation's numbers.
  package init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGPoint {
  /// The same point with the engine's numbers.
  package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension Rect {
  /// The same rectangle with Foundation's numbers.
  package init(_ rect: CGRect) {
    self.init(
      x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
  }
}

extension CGRect {
  /// The same rectangle with the engine's numbers.
  package init(_ rect: Rect) {
    self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }
}

extension PlaneTransform {
  /// The same transform with CoreGraphics' numbers.
  package init(_ transform: CGAffineTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }
}
