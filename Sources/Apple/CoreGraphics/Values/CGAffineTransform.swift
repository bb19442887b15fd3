// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation

/// A change of places in a plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  /// The transform that changes nothing.
  public static let identity = CGAffineTransform()

  /// How x goes into x.
  public var a: CGFloat
  /// How x goes into y.
  public var b: CGFloat
  /// How y goes into x.
  public var c: CGFloat
  /// How y goes into y.
  public var d: CGFloat
  /// How far x is moved.
  public var tx: CGFloat
  /// How far y is moved.
  public var ty: CGFloat

  /// Makes the transform that changes nothing.
  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Makes a transform of its numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a turn, in radians.
  public init(rotationAngle angle: CGFloat) {
    self.init(
      a: Foundation.cos(angle), b: Foundation.sin(angle), c: -Foundation.sin(angle),
      d: Foundation.cos(angle), tx: 0, ty: 0)
  }

  /// Makes a change of size.
  public init(scaleX: CGFloat, y: CGFloat) {
    self.init(a: scaleX, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Makes a move.
  public init(translationX: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: translationX, ty: y)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// This transform, and another after it.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
      d: c * next.b + d * next.d, tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// A turn, and this transform after it.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// A change of size, and this transform after it.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// A move, and this transform after it.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// What undoes it; itself if nothing does.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// The place to which a transform moves the point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// The size that a transform makes of it; moves change nothing.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle around the places to which a transform moves the corners.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(transform) }
    let x = corners.map(\.x)
    let y = corners.map(\.y)
    let left = x.min() ?? 0
    let top = y.min() ?? 0
    return CGRect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }
}
