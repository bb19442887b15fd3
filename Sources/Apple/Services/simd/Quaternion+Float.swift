// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A rotation of space, as four numbers: three with the axis, and one with the angle.
public struct simd_quatf: Equatable, Sendable {
  /// The numbers: those of the axis, and the real one at last.
  public var vector: SIMD4<Float>

  /// Creates zeros, which are no rotation.
  public init() { vector = SIMD4<Float>() }

  /// Creates a quaternion of its numbers.
  public init(vector: SIMD4<Float>) { self.vector = vector }

  /// Creates a quaternion of its numbers.
  public init(_ xyzw: SIMD4<Float>) { vector = xyzw }

  /// Creates a quaternion of its numbers; `r` is the real one.
  public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4<Float>(ix, iy, iz, r) }

  /// Creates a quaternion of its real number and the others.
  public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4<Float>(imag, real) }

  /// Creates a rotation by an angle in radians about an axis of length 1.
  public init(angle: Float, axis: SIMD3<Float>) {
    self.init(real: Foundation.cos(angle / 2), imag: Foundation.sin(angle / 2) * axis)
  }

  /// Creates the shortest rotation from one direction of length 1 to another.
  public init(from: SIMD3<Float>, to: SIMD3<Float>) {
    let middle = from + to
    guard simd_length(middle) > Float.ulpOfOne.squareRoot() else {
      // They are opposite: any axis that stands on the direction does.
      let side = abs(from.x) < 0.9 ? SIMD3<Float>(1, 0, 0) : SIMD3<Float>(0, 1, 0)
      self.init(real: 0, imag: simd_normalize(simd_cross(from, side)))
      return
    }
    let half = simd_normalize(middle)
    self.init(real: simd_dot(from, half), imag: simd_cross(from, half))
  }

  /// Creates the rotation of a matrix that only rotates.
  public init(_ rotationMatrix: simd_float3x3) {
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
  public init(_ rotationMatrix: simd_float4x4) {
    func part(_ column: SIMD4<Float>) -> SIMD3<Float> { SIMD3<Float>(column.x, column.y, column.z) }
    self.init(
      simd_float3x3(
        part(rotationMatrix.columns.0), part(rotationMatrix.columns.1),
        part(rotationMatrix.columns.2)))
  }

  /// The real part: the fourth component of the vector.
  public var real: Float {
    get { vector.w }
    set { vector.w = newValue }
  }

  /// The numbers of the axis.
  public var imag: SIMD3<Float> {
    get { SIMD3<Float>(vector.x, vector.y, vector.z) }
    set { vector = SIMD4<Float>(newValue, real) }
  }

  /// The angle of the rotation, in radians.
  public var angle: Float { 2 * Foundation.atan2(simd_length(imag), real) }

  /// The axis of the rotation; its numbers are not finite if it does not rotate.
  public var axis: SIMD3<Float> { simd_normalize(imag) }

  /// The length of the four numbers.
  public var length: Float { simd_length(vector) }

  /// The quaternion of length 1 in the same direction.
  public var normalized: simd_quatf { simd_quatf(vector: simd_normalize(vector)) }

  /// The quaternion with the opposite axis.
  public var conjugate: simd_quatf { simd_quatf(real: real, imag: -imag) }

  /// The quaternion that undoes the rotation.
  public var inverse: simd_quatf {
    simd_quatf(vector: conjugate.vector / simd_length_squared(vector))
  }

  /// Returns a rotated vector.
  public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
    let twice = 2 * simd_cross(imag, vector)
    return vector + real * twice + simd_cross(imag, twice)
  }

  /// Returns the sum of two quaternions.
  public static func + (left: simd_quatf, right: simd_quatf) -> simd_quatf {
    simd_quatf(vector: left.vector + right.vector)
  }

  /// Returns the difference of two quaternions.
  public static func - (left: simd_quatf, right: simd_quatf) -> simd_quatf {
    simd_quatf(vector: left.vector - right.vector)
  }

  /// Returns the opposite quaternion, which is the same rotation.
  public static prefix func - (quaternion: simd_quatf) -> simd_quatf {
    simd_quatf(vector: -quaternion.vector)
  }

  /// Returns the rotation that does the second and then the first.
  public static func * (left: simd_quatf, right: simd_quatf) -> simd_quatf {
    simd_quatf(
      real: left.real * right.real - simd_dot(left.imag, right.imag),
      imag: left.real * right.imag + right.real * left.imag + simd_cross(left.imag, right.imag))
  }

  /// Returns the quaternion with its numbers multiplied.
  public static func * (left: Float, right: simd_quatf) -> simd_quatf {
    simd_quatf(vector: left * right.vector)
  }

  /// Returns the quaternion with its numbers multiplied.
  public static func * (left: simd_quatf, right: Float) -> simd_quatf { right * left }

  /// Does another rotation before.
  public static func *= (left: inout simd_quatf, right: simd_quatf) { left = left * right }
}

extension simd_float3x3 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: simd_quatf) {
    self.init(
      quaternion.act(SIMD3<Float>(1, 0, 0)), quaternion.act(SIMD3<Float>(0, 1, 0)),
      quaternion.act(SIMD3<Float>(0, 0, 1)))
  }
}

extension simd_float4x4 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: simd_quatf) {
    let part = simd_float3x3(quaternion)
    self.init(
      SIMD4<Float>(part.columns.0, 0), SIMD4<Float>(part.columns.1, 0),
      SIMD4<Float>(part.columns.2, 0), SIMD4<Float>(0, 0, 0, 1))
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the vector that a rotation makes of another.
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the rotation that does the second and then the first.
public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the quaternion of length 1 in the same direction.
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the quaternion that undoes a rotation.
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the sum of the products of two quaternions' numbers.
public func simd_dot(_ p: simd_quatf, _ q: simd_quatf) -> Float { simd_dot(p.vector, q.vector) }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the rotation between two, by the shorter way: the first for 0, the second for 1.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
  let cosine = simd_dot(q0.vector, q1.vector)
  let end = cosine < 0 ? -q1.vector : q1.vector
  let angle = 2 * Foundation.atan2(simd_length(q0.vector - end), simd_length(q0.vector + end))
  guard angle > 0 else { return q0 }
  let sine = Foundation.sin(angle)
  guard sine > Float.ulpOfOne else {
    return simd_quatf(vector: simd_normalize(q0.vector + t * (end - q0.vector)))
  }
  let first = Foundation.sin((1 - t) * angle) / sine
  let second = Foundation.sin(t * angle) / sine
  return simd_quatf(vector: simd_normalize(first * q0.vector + second * end))
}
