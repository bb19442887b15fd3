// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation

extension vDSP {
  /// Returns the standard deviation of the numbers, over their count; not a number for none.
  public static func standardDeviation<U: AccelerateBuffer>(_ vector: U) -> Float
  where U.Element == Float {
    let mean = mean(vector)
    let squares = vector.numbers.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (squares / Float(vector.count)).squareRoot()
  }

  /// Returns the numbers less their mean, divided by their standard deviation.
  public static func normalize<U: AccelerateBuffer>(_ vector: U) -> [Float]
  where U.Element == Float {
    let (mean, deviation) = (mean(vector), standardDeviation(vector))
    return vector.numbers.map { ($0 - mean) / deviation }
  }

  /// Returns the numbers between those of two vectors: those of the first for 0, those of the second for 1.
  public static func linearInterpolate<T: AccelerateBuffer, U: AccelerateBuffer>(
    _ vectorA: T, _ vectorB: U, using interpolationConstant: Float
  ) -> [Float] where T.Element == Float, U.Element == Float {
    zip(vectorA.numbers, vectorB.numbers).map { $0 + interpolationConstant * ($1 - $0) }
  }
}

extension vForce {
  /// Returns the square root of each number.
  public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { $0.squareRoot() }
  }

  /// Returns the next whole number below of each number.
  public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { $0.rounded(.down) }
  }

  /// Returns the next whole number above of each number.
  public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { $0.rounded(.up) }
  }

  /// Returns the whole part of each number.
  public static func trunc<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { $0.rounded(.towardZero) }
  }

  /// Returns the nearest whole number of each number.
  public static func nearestInteger<U: AccelerateBuffer>(_ vector: U) -> [Float]
  where U.Element == Float {
    vector.numbers.map { $0.rounded(.toNearestOrEven) }
  }

  /// Returns the inverse of each number.
  public static func reciprocal<U: AccelerateBuffer>(_ vector: U) -> [Float]
  where U.Element == Float {
    vector.numbers.map { 1 / $0 }
  }

  /// Returns the inverse of the square root of each number.
  public static func rsqrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { 1 / $0.squareRoot() }
  }

  /// Returns the sine of each number.
  public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.sin($0) }
  }

  /// Returns the cosine of each number.
  public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.cos($0) }
  }

  /// Returns the tangent of each number.
  public static func tan<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.tan($0) }
  }

  /// Returns the arcsine of each number.
  public static func asin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.asin($0) }
  }

  /// Returns the arccosine of each number.
  public static func acos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.acos($0) }
  }

  /// Returns the arctangent of each number.
  public static func atan<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.atan($0) }
  }

  /// Returns the hyperbolic sine of each number.
  public static func sinh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.sinh($0) }
  }

  /// Returns the hyperbolic cosine of each number.
  public static func cosh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.cosh($0) }
  }

  /// Returns the hyperbolic tangent of each number.
  public static func tanh<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.tanh($0) }
  }

  /// Returns the exponential of each number.
  public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.exp($0) }
  }

  /// Returns 2 to the power of each number.
  public static func exp2<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.exp2($0) }
  }

  /// Returns the natural logarithm of each number.
  public static func log<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.log($0) }
  }

  /// Returns the logarithm to the base of 2 of each number.
  public static func log2<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.log2($0) }
  }

  /// Returns the logarithm to the base of 10 of each number.
  public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.numbers.map { Foundation.log10($0) }
  }

  /// Returns the numbers of one vector to the powers of another.
  public static func pow<T: AccelerateBuffer, U: AccelerateBuffer>(
    bases: T, exponents: U
  ) -> [Float] where T.Element == Float, U.Element == Float {
    zip(bases.numbers, exponents.numbers).map { Foundation.pow($0, $1) }
  }
}
