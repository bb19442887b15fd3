// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import CoreGraphics
public import Foundation

extension UIView {
  /// Where the view begins in the outermost view around it; transforms do not count here.
  private var place: CGPoint {
    var place = CGPoint(x: frame.minX - bounds.minX, y: frame.minY - bounds.minY)
    var view = superview
    while let outer = view {
      place.x += outer.frame.minX - outer.bounds.minX
      place.y += outer.frame.minY - outer.bounds.minY
      view = outer.superview
    }
    return place
  }

  private func way(to view: UIView?) -> CGVector {
    let end = view?.place ?? .zero
    return CGVector(dx: place.x - end.x, dy: place.y - end.y)
  }

  /// Returns a point of the view in the coordinates of another one; nil is the outermost view around it.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let way = way(to: view)
    return CGPoint(x: point.x + way.dx, y: point.y + way.dy)
  }
  /// Returns a point of another view in the coordinates of this one; nil is the outermost view around it.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let way = way(to: view)
    return CGPoint(x: point.x - way.dx, y: point.y - way.dy)
  }
  /// Returns a rectangle of the view in the coordinates of another one; nil is the outermost view around it.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }
  /// Returns a rectangle of another view in the coordinates of this one; nil is the outermost view around it.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Returns whether the view is another one, or in it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let tested = current {
      if tested === view { return true }
      current = tested.superview
    }
    return false
  }

  /// Returns nil, as a widget has no screen.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { nil }
}
