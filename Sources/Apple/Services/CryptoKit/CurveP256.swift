// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The curve P-256 of FIPS 186.
enum CurveP256 {
  /// A point by its coordinates; nil is the point at infinity.
  struct Point: Equatable, Sendable {
    let x: Number256
    let y: Number256
  }

  static let field = PrimeField(
    Number256(0xFFFF_FFFF_FFFF_FFFF, 0x0000_0000_FFFF_FFFF, 0, 0xFFFF_FFFF_0000_0001))
  static let order = PrimeField(
    Number256(
      0xF3B9_CAC2_FC63_2551, 0xBCE6_FAAD_A717_9E84, 0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_0000_0000))
  static let base = Point(
    x: Number256(
      0xF4A1_3945_D898_C296, 0x7703_7D81_2DEB_33A0, 0xF8BC_E6E5_63A4_40F2, 0x6B17_D1F2_E12C_4247),
    y: Number256(
      0xCBB6_4068_37BF_51F5, 0x2BCE_3357_6B31_5ECE, 0x8EE7_EB4A_7C0F_9E16, 0x4FE3_42E2_FE1A_7F9B))
  private static let addend = Number256(
    0x3BCE_3C3E_27D2_604B, 0x651D_06B0_CC53_B0F6, 0xB3EB_BD55_7698_86BC, 0x5AC6_35D8_AA3A_93E7)

  static func isOnCurve(_ point: Point) -> Bool {
    guard point.x < field.modulus, point.y < field.modulus else { return false }
    return field.multiply(point.y, point.y) == square(at: point.x)
  }

  /// The point of a coordinate whose other one is odd or even; nil if there is none.
  static func point(x: Number256, isOdd: Bool) -> Point? {
    guard x < field.modulus else { return nil }
    // The modulus is 3 more than a multiple of 4, so a root is a power to a quarter of one more.
    let exponent = Number256(0, 0x0000_0000_4000_0000, 0x4000_0000_0000_0000, 0x3FFF_FFFF_C000_0000)
    let root = field.power(square(at: x), exponent)
    let y = root.bit(0) == isOdd ? root : field.subtract(.zero, root)
    let point = Point(x: x, y: y)
    return isOnCurve(point) ? point : nil
  }

  private static func square(at x: Number256) -> Number256 {
    let cube = field.multiply(field.multiply(x, x), x)
    let three = field.add(field.add(x, x), x)
    return field.add(field.subtract(cube, three), addend)
  }

  static func multiply(_ point: Point, by scalar: Number256) -> Point? {
    let start = Jacobian(x: point.x, y: point.y, z: .one)
    var result = Jacobian.infinity
    for place in (0..<256).reversed() {
      result = double(result)
      if scalar.bit(place) { result = add(result, start) }
    }
    return affine(result)
  }

  static func add(_ left: Point?, _ right: Point?) -> Point? {
    guard let left else { return right }
    guard let right else { return left }
    return affine(
      add(
        Jacobian(x: left.x, y: left.y, z: .one), Jacobian(x: right.x, y: right.y, z: .one)))
  }

  /// A point whose coordinates are divided by the square and the cube of a third one; zero is infinity.
  private struct Jacobian {
    var x: Number256
    var y: Number256
    var z: Number256
    static let infinity = Jacobian(x: .one, y: .one, z: .zero)
  }

  private static func affine(_ point: Jacobian) -> Point? {
    guard point.z != .zero else { return nil }
    let inverse = field.inverse(of: point.z)
    let square = field.multiply(inverse, inverse)
    return Point(
      x: field.multiply(point.x, square),
      y: field.multiply(point.y, field.multiply(square, inverse)))
  }

  private static func double(_ point: Jacobian) -> Jacobian {
    guard point.z != .zero else { return point }
    let delta = field.multiply(point.z, point.z)
    let gamma = field.multiply(point.y, point.y)
    let beta = field.multiply(point.x, gamma)
    let slope = field.multiply(field.subtract(point.x, delta), field.add(point.x, delta))
    let alpha = field.add(field.add(slope, slope), slope)
    let beta4 = field.add(field.add(beta, beta), field.add(beta, beta))
    let x = field.subtract(field.multiply(alpha, alpha), field.add(beta4, beta4))
    let sum = field.add(point.y, point.z)
    let z = field.subtract(field.subtract(field.multiply(sum, sum), gamma), delta)
    let gamma2 = field.multiply(gamma, gamma)
    let gamma4 = field.add(field.add(gamma2, gamma2), field.add(gamma2, gamma2))
    let y = field.subtract(
      field.multiply(alpha, field.subtract(beta4, x)), field.add(gamma4, gamma4))
    return Jacobian(x: x, y: y, z: z)
  }

  private static func add(_ left: Jacobian, _ right: Jacobian) -> Jacobian {
    guard left.z != .zero else { return right }
    guard right.z != .zero else { return left }
    let squares = (field.multiply(left.z, left.z), field.multiply(right.z, right.z))
    let xs = (field.multiply(left.x, squares.1), field.multiply(right.x, squares.0))
    let ys = (
      field.multiply(field.multiply(left.y, right.z), squares.1),
      field.multiply(field.multiply(right.y, left.z), squares.0)
    )
    let (width, height) = (field.subtract(xs.1, xs.0), field.subtract(ys.1, ys.0))
    if width == .zero { return height == .zero ? double(left) : .infinity }
    let square = field.multiply(width, width)
    let cube = field.multiply(square, width)
    let middle = field.multiply(xs.0, square)
    let x = field.subtract(
      field.subtract(field.multiply(height, height), cube), field.add(middle, middle))
    let y = field.subtract(
      field.multiply(height, field.subtract(middle, x)), field.multiply(ys.0, cube))
    return Jacobian(x: x, y: y, z: field.multiply(field.multiply(left.z, right.z), width))
  }
}
