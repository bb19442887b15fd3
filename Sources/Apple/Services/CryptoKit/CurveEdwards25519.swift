// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The curve of Ed25519 and X25519.
///
/// Source: RFC 7748 and RFC 8032.
enum CurveEdwards25519 {
  static let field = PrimeField(
    Number256(
      0xFFFF_FFFF_FFFF_FFED, 0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF, 0x7FFF_FFFF_FFFF_FFFF))
  static let order = PrimeField(
    Number256(0x5812_631A_5CF5_D3ED, 0x14DE_F9DE_A2F7_9CD6, 0, 0x1000_0000_0000_0000))

  /// A point by x, y and z, by the last of which they are divided, and the product of the first two.
  struct Point: Sendable {
    var x: Number256
    var y: Number256
    var z: Number256
    var product: Number256
    static let neutral = Point(x: .zero, y: .one, z: .one, product: .zero)
  }

  private static let constant: Number256 = {
    let quotient = field.multiply(
      Number256(121_665, 0, 0, 0), field.inverse(of: Number256(121_666, 0, 0, 0)))
    return field.subtract(.zero, quotient)
  }()
  private static let doubleConstant = field.add(constant, constant)
  /// A root of minus one.
  private static let root = field.power(
    Number256(2, 0, 0, 0),
    Number256(
      0xFFFF_FFFF_FFFF_FFFB, 0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF, 0x1FFF_FFFF_FFFF_FFFF))
  private static let base: Point? = {
    let y = field.multiply(Number256(4, 0, 0, 0), field.inverse(of: Number256(5, 0, 0, 0)))
    return point(of: y.littleEndian)
  }()

  static func multiplyBase(by scalar: Number256) -> Point {
    base.map { multiply($0, by: scalar) } ?? .neutral
  }

  static func multiply(_ point: Point, by scalar: Number256) -> Point {
    var result = Point.neutral
    for place in (0..<256).reversed() {
      result = add(result, result)
      if scalar.bit(place) { result = add(result, point) }
    }
    return result
  }

  /// The sum of two points, which may be the same.
  static func add(_ left: Point, _ right: Point) -> Point {
    let a = field.multiply(field.subtract(left.y, left.x), field.subtract(right.y, right.x))
    let b = field.multiply(field.add(left.y, left.x), field.add(right.y, right.x))
    let c = field.multiply(field.multiply(left.product, doubleConstant), right.product)
    let z = field.multiply(left.z, right.z)
    let d = field.add(z, z)
    let (e, f) = (field.subtract(b, a), field.subtract(d, c))
    let (g, h) = (field.add(d, c), field.add(b, a))
    return Point(
      x: field.multiply(e, f), y: field.multiply(g, h), z: field.multiply(f, g),
      product: field.multiply(e, h))
  }

  /// The 32 bytes of a point: y, and in the highest bit whether x is odd.
  static func bytes(of point: Point) -> [UInt8] {
    let inverse = field.inverse(of: point.z)
    var bytes = field.multiply(point.y, inverse).littleEndian
    if field.multiply(point.x, inverse).bit(0) { bytes[31] |= 0x80 }
    return bytes
  }

  /// The point of 32 bytes; nil if there is none.
  static func point(of bytes: [UInt8]) -> Point? {
    var low = bytes
    low[31] &= 0x7F
    let y = Number256(littleEndian: low)
    guard y < field.modulus else { return nil }
    let square = field.multiply(y, y)
    let (above, below) = (
      field.subtract(square, .one), field.add(field.multiply(constant, square), .one)
    )
    let quotient = field.multiply(above, field.inverse(of: below))
    // The modulus is 5 more than a multiple of 8: a root, or one times a root of minus one.
    var x = field.power(
      quotient,
      Number256(
        0xFFFF_FFFF_FFFF_FFFE, 0xFFFF_FFFF_FFFF_FFFF, 0xFFFF_FFFF_FFFF_FFFF,
        0x0FFF_FFFF_FFFF_FFFF))
    if field.multiply(x, x) != quotient { x = field.multiply(x, root) }
    guard field.multiply(x, x) == quotient else { return nil }
    let isOdd = bytes[31] & 0x80 != 0
    if x == .zero, isOdd { return nil }
    if x.bit(0) != isOdd { x = field.subtract(.zero, x) }
    return Point(x: x, y: y, z: .one, product: field.multiply(x, y))
  }

  /// The product of a number of 32 bytes and a point by its first coordinate, as X25519 computes it.
  static func exchange(_ scalar: [UInt8], _ coordinate: [UInt8]) -> [UInt8] {
    var (number, place) = (scalar, coordinate)
    number[0] &= 248
    number[31] = number[31] & 127 | 64
    place[31] &= 127
    let factor = Number256(littleEndian: number)
    let start = field.reduce(Number256(littleEndian: place))
    var (x2, z2, x3, z3) = (Number256.one, Number256.zero, start, Number256.one)
    var isSwapped = false
    for index in (0..<255).reversed() {
      let bit = factor.bit(index)
      if bit != isSwapped { (x2, z2, x3, z3) = (x3, z3, x2, z2) }
      isSwapped = bit
      let (a, b) = (field.add(x2, z2), field.subtract(x2, z2))
      let (aa, bb) = (field.multiply(a, a), field.multiply(b, b))
      let difference = field.subtract(aa, bb)
      let first = field.multiply(field.subtract(x3, z3), a)
      let second = field.multiply(field.add(x3, z3), b)
      let (sum, rest) = (field.add(first, second), field.subtract(first, second))
      x3 = field.multiply(sum, sum)
      z3 = field.multiply(start, field.multiply(rest, rest))
      x2 = field.multiply(aa, bb)
      z2 = field.multiply(
        difference,
        field.add(aa, field.multiply(Number256(121_665, 0, 0, 0), difference)))
    }
    if isSwapped { (x2, z2) = (x3, z3) }
    return field.multiply(x2, field.inverse(of: z2)).littleEndian
  }
}
