// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A number of 256 bits, its lowest 64 first.
struct Number256: Equatable, Sendable {
  var parts: (UInt64, UInt64, UInt64, UInt64)

  static let zero = Number256(0, 0, 0, 0)
  static let one = Number256(1, 0, 0, 0)

  init(_ first: UInt64, _ second: UInt64, _ third: UInt64, _ fourth: UInt64) {
    parts = (first, second, third, fourth)
  }

  /// Creates a number of 32 bytes, the highest one first.
  init(bigEndian bytes: some Collection<UInt8>) {
    var words: [UInt64] = [0, 0, 0, 0]
    for (index, byte) in bytes.reversed().enumerated() where index < 32 {
      words[index / 8] |= UInt64(byte) << (8 * UInt64(index % 8))
    }
    self.init(words[0], words[1], words[2], words[3])
  }

  /// Creates a number of 32 bytes, the lowest one first.
  init(littleEndian bytes: some Collection<UInt8>) { self.init(bigEndian: bytes.reversed()) }

  /// The 32 bytes, the highest one first.
  var bigEndian: [UInt8] { littleEndian.reversed() }

  /// The 32 bytes, the lowest one first.
  var littleEndian: [UInt8] {
    (0..<32).map { UInt8(truncatingIfNeeded: self[$0 / 8] >> (8 * UInt64($0 % 8))) }
  }

  subscript(index: Int) -> UInt64 {
    get {
      switch index {
      case 0: parts.0
      case 1: parts.1
      case 2: parts.2
      default: parts.3
      }
    }
    set {
      switch index {
      case 0: parts.0 = newValue
      case 1: parts.1 = newValue
      case 2: parts.2 = newValue
      default: parts.3 = newValue
      }
    }
  }

  /// The bit of a place, counted from the lowest.
  func bit(_ place: Int) -> Bool { self[place / 64] >> UInt64(place % 64) & 1 == 1 }

  static func == (left: Number256, right: Number256) -> Bool { left.parts == right.parts }

  static func < (left: Number256, right: Number256) -> Bool { left.subtracting(right).borrow }

  func adding(_ other: Number256) -> (sum: Number256, carry: Bool) {
    var (sum, carry) = (Number256.zero, false)
    for index in 0..<4 {
      let first = self[index].addingReportingOverflow(other[index])
      let second = first.partialValue.addingReportingOverflow(carry ? 1 : 0)
      sum[index] = second.partialValue
      carry = first.overflow || second.overflow
    }
    return (sum, carry)
  }

  func subtracting(_ other: Number256) -> (difference: Number256, borrow: Bool) {
    var (difference, borrow) = (Number256.zero, false)
    for index in 0..<4 {
      let first = self[index].subtractingReportingOverflow(other[index])
      let second = first.partialValue.subtractingReportingOverflow(borrow ? 1 : 0)
      difference[index] = second.partialValue
      borrow = first.overflow || second.overflow
    }
    return (difference, borrow)
  }
}

/// The numbers below an odd prime of at most 256 bits, with the products that Montgomery found.
///
/// A program of a widget is not attacked by a clock, so that the time of an operation may depend on its numbers.
struct PrimeField: Sendable {
  let modulus: Number256
  /// The negative inverse of the modulus for 64 bits.
  private let inverse: UInt64
  /// The square of 2 to the power of 256.
  private let square: Number256

  init(_ modulus: Number256) {
    self.modulus = modulus
    var inverse: UInt64 = 1
    for _ in 0..<6 { inverse = inverse &* (2 &- modulus[0] &* inverse) }
    self.inverse = 0 &- inverse
    var square = Number256.one
    for _ in 0..<512 { square = Self.sum(square, square, modulus) }
    self.square = square
  }

  func add(_ left: Number256, _ right: Number256) -> Number256 { Self.sum(left, right, modulus) }

  func subtract(_ left: Number256, _ right: Number256) -> Number256 {
    let (difference, borrow) = left.subtracting(right)
    return borrow ? difference.adding(modulus).sum : difference
  }

  func multiply(_ left: Number256, _ right: Number256) -> Number256 {
    reduced(reduced(left, right), square)
  }

  /// A number that may be larger than the modulus.
  func reduce(_ number: Number256) -> Number256 { reduced(reduced(number, square), .one) }

  /// A number of 512 bits by its two halves.
  func reduce(low: Number256, high: Number256) -> Number256 {
    add(reduce(low), reduced(high, square))
  }

  func power(_ base: Number256, _ exponent: Number256) -> Number256 {
    var result = Number256.one
    for place in (0..<256).reversed() {
      result = multiply(result, result)
      if exponent.bit(place) { result = multiply(result, base) }
    }
    return result
  }

  /// The number whose product with another is 1; zero for zero.
  func inverse(of number: Number256) -> Number256 {
    power(number, modulus.subtracting(Number256(2, 0, 0, 0)).difference)
  }

  private static func sum(
    _ left: Number256, _ right: Number256, _ modulus: Number256
  ) -> Number256 {
    let (sum, carry) = left.adding(right)
    return carry || !(sum < modulus) ? sum.subtracting(modulus).difference : sum
  }

  /// The product of two numbers, divided by 2 to the power of 256.
  private func reduced(_ left: Number256, _ right: Number256) -> Number256 {
    var (sum, high, top): (Number256, UInt64, UInt64) = (.zero, 0, 0)
    func multiplyAndAdd(_ factor: UInt64, _ number: Number256) {
      var carry: UInt64 = 0
      for index in 0..<4 {
        let product = factor.multipliedFullWidth(by: number[index])
        let first = product.low.addingReportingOverflow(sum[index])
        let second = first.partialValue.addingReportingOverflow(carry)
        sum[index] = second.partialValue
        carry = product.high &+ (first.overflow ? 1 : 0) &+ (second.overflow ? 1 : 0)
      }
      let last = high.addingReportingOverflow(carry)
      high = last.partialValue
      if last.overflow { top &+= 1 }
    }
    for index in 0..<4 {
      multiplyAndAdd(left[index], right)
      multiplyAndAdd(sum[0] &* inverse, modulus)
      sum = Number256(sum[1], sum[2], sum[3], high)
      (high, top) = (top, 0)
    }
    return high != 0 || !(sum < modulus) ? sum.subtracting(modulus).difference : sum
  }
}
