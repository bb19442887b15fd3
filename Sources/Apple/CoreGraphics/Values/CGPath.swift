// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import AppleFoundation
public import Foundation
package import WidgetViews

/// A path that cannot be changed.
public class CGPath: _CFObject, @unchecked Sendable {
  package var path: Path

  package init(_ path: Path) { self.path = path }

  /// Creates the path of a rectangle; a nil transform is the identity.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect.engine), transform)
  }

  /// Creates the path of the ellipse in a rectangle; a nil transform is the identity.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect.engine), transform)
  }

  /// Creates the path of a rounded rectangle; a nil transform is the identity.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      Path(
        roundedRect: rect.engine,
        cornerSize: WidgetViews.Size(width: cornerWidth, height: cornerHeight), style: .circular),
      transform)
  }

  private convenience init(_ path: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
    self.init(path.applying((transform?.pointee ?? .identity).engine))
  }

  /// Returns whether both paths have the same steps.
  public static func == (first: CGPath, second: CGPath) -> Bool { first.path == second.path }

  /// Hashes the steps of the path.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

extension CGPoint {
  /// The point in the type of the drawing engine.
  package var engine: Point { Point(x: x, y: y) }
}

extension CGRect {
  /// The rectangle in the type of the drawing engine.
  package var engine: Rect { Rect(x: minX, y: minY, width: width, height: height) }
}

extension CGAffineTransform {
  /// The transform in the type of the drawing engine.
  package var engine: PlaneTransform { PlaneTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}
