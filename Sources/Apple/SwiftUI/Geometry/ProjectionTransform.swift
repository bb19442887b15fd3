// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import CoreGraphics
public import Foundation
public import QuartzCore

/// A projection by a matrix of three rows and columns, by which a point is multiplied from the left.
public struct ProjectionTransform: Hashable, Sendable {
  /// The first row of the matrix.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row of the matrix.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row of the matrix.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Creates the identity transform.
  public init() {}

  /// Creates a projection from an affine transform.
  public init(_ transform: CGAffineTransform) {
    (m11, m12, m21, m22) = (transform.a, transform.b, transform.c, transform.d)
    (m31, m32) = (transform.tx, transform.ty)
  }

  /// Creates the projection of a transform in space on the plane.
  public init(_ transform: CATransform3D) {
    (m11, m12, m13) = (transform.m11, transform.m12, transform.m14)
    (m21, m22, m23) = (transform.m21, transform.m22, transform.m24)
    (m31, m32, m33) = (transform.m41, transform.m42, transform.m44)
  }

  /// Whether every point stays where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether parallel lines stay parallel, so that there is no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Makes it the projection that undoes it; says no, and changes nothing, if there is none.
  public mutating func invert() -> Bool {
    let (a, b, c) = (
      m22 * m33 - m23 * m32, m23 * m31 - m21 * m33, m21 * m32 - m22 * m31
    )
    let determinant = m11 * a + m12 * b + m13 * c
    guard determinant != 0, determinant.isFinite else { return false }
    var made = ProjectionTransform()
    (made.m11, made.m21, made.m31) = (a / determinant, b / determinant, c / determinant)
    made.m12 = (m13 * m32 - m12 * m33) / determinant
    made.m22 = (m11 * m33 - m13 * m31) / determinant
    made.m32 = (m12 * m31 - m11 * m32) / determinant
    made.m13 = (m12 * m23 - m13 * m22) / determinant
    made.m23 = (m13 * m21 - m11 * m23) / determinant
    made.m33 = (m11 * m22 - m12 * m21) / determinant
    self = made
    return true
  }

  /// Returns the projection that undoes it, or it itself if there is none.
  public func inverted() -> ProjectionTransform {
    var made = self
    return made.invert() ? made : self
  }

  /// Returns the projection that applies it, and then another.
  public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
    var made = ProjectionTransform()
    made.m11 = m11 * other.m11 + m12 * other.m21 + m13 * other.m31
    made.m12 = m11 * other.m12 + m12 * other.m22 + m13 * other.m32
    made.m13 = m11 * other.m13 + m12 * other.m23 + m13 * other.m33
    made.m21 = m21 * other.m11 + m22 * other.m21 + m23 * other.m31
    made.m22 = m21 * other.m12 + m22 * other.m22 + m23 * other.m32
    made.m23 = m21 * other.m13 + m22 * other.m23 + m23 * other.m33
    made.m31 = m31 * other.m11 + m32 * other.m21 + m33 * other.m31
    made.m32 = m31 * other.m12 + m32 * other.m22 + m33 * other.m32
    made.m33 = m31 * other.m13 + m32 * other.m23 + m33 * other.m33
    return made
  }

  /// The affine transform that does the same near a point, in points; all of it without perspective.
  func plane(at point: CGPoint) -> CGAffineTransform {
    let depth = m13 * point.x + m23 * point.y + m33
    guard depth != 0 else { return .identity }
    let x = (m11 * point.x + m21 * point.y + m31) / depth
    let y = (m12 * point.x + m22 * point.y + m32) / depth
    let (a, b) = ((m11 - x * m13) / depth, (m12 - y * m13) / depth)
    let (c, d) = ((m21 - x * m23) / depth, (m22 - y * m23) / depth)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x - a * point.x - c * point.y, ty: y - b * point.x - d * point.y)
  }
}
