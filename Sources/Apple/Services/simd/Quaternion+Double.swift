// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A rotation of space, as four numbers: three with the axis, and one with the angle.
public struct simd_quatd: Equatable, Sendable {
  /// The numbers: those of the axis, and the real one at last.
  public var vector: SIMD4<Double>

  /// Creates zeros, which are no rotation.
  public init() { vector = SIMD4<Double>() }

  /// Creates a quaternion of its numbers.
  public init(vector: SIMD4<Double>) { self.vector = vector }

  /// Creates a quaternion of its numbers.
  public init(_ xyzw: SIMD4<Double>) { vector = xyzw }

  /// Creates a quaternion of its numbers; `r` is the real one.
  public init(ix: Double, iy: Double, iz: Double, r: Double) {
    vector = SIMD4<Double>(ix, iy, iz, r)
  }

  /// Creates a quaternion of its real number and the others.
  public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4<Double>(imag, real) }

  /// Creates a rotation by an angle in radians about an axis of length 1.
  public init(angle: Double, axis: SIMD3<Double>) {
    self.init(real: Foundation.cos(angle / 2), imag: Foundation.sin(angle / 2) * axis)
  }

  /// Creates the shortest rotation from one direction of length 1 to another.
  public init(from: SIMD3<Double>, to: SIMD3<Double>) {
    let middle = from + to
    guard simd_length(middle) > Double.ulpOfOne.squareRoot() else {
      // They are opposite: any axis that stands on the direction does.
      let side = abs(from.x) < 0.9 ? SIMD3<Double>(1, 0, 0) : SIMD3<Double>(0, 1, 0)
      self.init(real: 0, imag: simd_normalize(simd_cross(from, side)))
      return
    }
    let half = simd_normalize(middle)
    self.init(real: simd_dot(from, half), imag: simd_cross(from, half))
  }

  /// Creates the rotation of a matrix that only rotates.
  public init(_ rotationMatrix: simd_double3x3) {
    let m = rotationMatrix
    let trace = m[0, 0] + m[1, 1] + m[2, 2]
    if trace >= 0 {
      let root = 2 * (1 + trace).squareRoot()
      self.init(
        ix: (m[1, 2] - m[2, 1]) / root, iy: (m[2, 0] - m[0, 2]) / root,
        iz: (m[0, 1] - m[1, 0]) / root, r: root / 4)
    } else if m[0, 0] >= m[1, 1], m[0, 0] >= m[2, 2] {
      let root = 2 * (1 - m[1, 1] - m[2, 2] + m[0, 0]).squareRoot()
      self.init(
        ix: root / 4, iy: (m[1, 0] + m[0, 1]) / root, iz: (m[2, 0] + m[0, 2]) / root,
        r: (m[1, 2] - m[2, 1]) / root)
    } else if m[1, 1] >= m[2, 2] {
      let root = 2 * (1 - m[0, 0] - m[2, 2] + m[1, 1]).squareRoot()
      self.init(
        ix: (m[1, 0] + m[0, 1]) / root, iy: root / 4, iz: (m[2, 1] + m[1, 2]) / root,
        r: (m[2, 0] - m[0, 2]) / root)
    } else {
      let root = 2 * (1 - m[0, 0] - m[1, 1] + m[2, 2]).squareRoot()
      self.init(
        ix: (m[2, 0] + m[0, 2]) / root, iy: (m[2, 1] + m[1, 2]) / root, iz: root / 4,
        r: (m[0, 1] - m[1, 0]) / root)
    }
  }

  /// Creates the rotation of a matrix whose first three columns and rows only rotate.
  public init(_ rotationMatrix: simd_double4x4) {
    func part(_ column: SIMD4<Double>) -> SIMD3<Double> {
      SIMD3<Double>(column.x, column.y, column.z)
    }
    self.init(
      simd_double3x3(
        part(rotationMatrix.columns.0), part(rotationMatrix.columns.1),
        part(rotationMatrix.columns.2)))
  }

  /// The real part: the fourth component of the vector.
  public var real: Double {
    get { vector.w }
    set { vector.w = newValue }
  }

  /// The numbers of the axis.
  public var imag: SIMD3<Double> {
    get { SIMD3<Double>(vector.x, vector.y, vector.z) }
    set { vector = SIMD4<Double>(newValue, real) }
  }

  /// The angle of the rotation, in radians.
  public var angle: Double { 2 * Foundation.atan2(simd_length(imag), real) }

  /// The axis of the rotation; its numbers are not finite if it does not rotate.
  public var axis: SIMD3<Double> { simd_normalize(imag) }

  /// The length of the four numbers.
  public var length: Double { simd_length(vector) }

  /// The quaternion of length 1 in the same direction.
  public var normalized: simd_quatd { simd_quatd(vector: simd_normalize(vector)) }

  /// The quaternion with the opposite axis.
  public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }

  /// The quaternion that undoes the rotation.
  public var inverse: simd_quatd {
    simd_quatd(vector: conjugate.vector / simd_length_squared(vector))
  }

  /// Returns a rotated vector.
  public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> {
    let twice = 2 * simd_cross(imag, vector)
    return vector + real * twice + simd_cross(imag, twice)
  }

  /// Returns the sum of two quaternions.
  public static func + (left: simd_quatd, right: simd_quatd) -> simd_quatd {
    simd_quatd(vector: left.vector + right.vector)
  }

  /// Returns the difference of two quaternions.
  public static func - (left: simd_quatd, right: simd_quatd) -> simd_quatd {
    simd_quatd(vector: left.vector - right.vector)
  }

  /// Returns the opposite quaternion, which is the same rotation.
  public static prefix func - (quaternion: simd_quatd) -> simd_quatd {
    simd_quatd(vector: -quaternion.vector)
  }

  /// Returns the rotation that does the second and then the first.
  public static func * (left: simd_quatd, right: simd_quatd) -> simd_quatd {
    simd_quatd(
      real: left.real * right.real - simd_dot(left.imag, right.imag),
      imag: left.real * right.imag + right.real * left.imag + simd_cross(left.imag, right.imag))
  }

  /// Returns the quaternion with its numbers multiplied.
  public static func * (left: Double, right: simd_quatd) -> simd_quatd {
    simd_quatd(vector: left * right.vector)
  }

  /// Returns the quaternion with its numbers multiplied.
  public static func * (left: simd_quatd, right: Double) -> simd_quatd { right * left }

  /// Does another rotation before.
  public static func *= (left: inout simd_quatd, right: simd_quatd) { left = left * right }
}

extension simd_double3x3 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: simd_quatd) {
    self.init(
      quaternion.act(SIMD3<Double>(1, 0, 0)), quaternion.act(SIMD3<Double>(0, 1, 0)),
      quaternion.act(SIMD3<Double>(0, 0, 1)))
  }
}

extension simd_double4x4 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: simd_quatd) {
    let part = simd_double3x3(quaternion)
    self.init(
      SIMD4<Double>(part.columns.0, 0), SIMD4<Double>(part.columns.1, 0),
      SIMD4<Double>(part.columns.2, 0), SIMD4<Double>(0, 0, 0, 1))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the vector that a rotation makes of another.
public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double> { q.act(v) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the rotation that does the second and then the first.
public func simd_mul(_ p: simd_quatd, _ q: simd_quatd) -> simd_quatd { p * q }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the quaternion of length 1 in the same direction.
public func simd_normalize(_ q: simd_quatd) -> simd_quatd { q.normalized }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the quaternion that undoes a rotation.
public func simd_inverse(_ q: simd_quatd) -> simd_quatd { q.inverse }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the sum of the products of two quaternions' numbers.
public func simd_dot(_ p: simd_quatd, _ q: simd_quatd) -> Double { simd_dot(p.vector, q.vector) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the rotation between two, by the shorter way: the first for 0, the second for 1.
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
  let cosine = simd_dot(q0.vector, q1.vector)
  let end = cosine < 0 ? -q1.vector : q1.vector
  let angle = 2 * Foundation.atan2(simd_length(q0.vector - end), simd_length(q0.vector + end))
  guard angle > 0 else { return q0 }
  let sine = Foundation.sin(angle)
  guard sine > Double.ulpOfOne else {
    return simd_quatd(vector: simd_normalize(q0.vector + t * (end - q0.vector)))
  }
  let first = Foundation.sin((1 - t) * angle) / sine
  let second = Foundation.sin(t * angle) / sine
  return simd_quatd(vector: simd_normalize(first * q0.vector + second * end))
}
