// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The type of a scale, by which positions follow from numbers.
public struct ScaleType: Hashable, Sendable {
  private enum Kind: Hashable {
    case linear, log, date, category
    case power(Double)
    case symmetricLog(slope: Double)
  }

  private let kind: Kind

  /// Distances are proportional to the numbers.
  public static let linear = ScaleType(kind: .linear)

  /// Distances are proportional to the logarithms of the numbers.
  public static let log = ScaleType(kind: .log)

  /// Distances are proportional to the square roots of the numbers.
  public static let squareRoot = power(exponent: 0.5)

  /// Distances are proportional to the time between the moments.
  public static let date = ScaleType(kind: .date)

  /// Categories are at equal distances.
  public static let category = ScaleType(kind: .category)

  /// Distances are proportional to the logarithms of the numbers at both sides of 0, beside which they are those of the numbers.
  public static let symmetricLog = symmetricLog(slopeAtZero: 1)

  /// Distances are proportional to a power of the numbers; an exponent that is not above 0 counts as 1.
  public static func power(exponent: Double) -> ScaleType {
    ScaleType(kind: .power(exponent > 0 && exponent.isFinite ? exponent : 1))
  }

  /// Distances are proportional to the logarithms of the numbers at both sides of 0.
  ///
  /// - Parameter slopeAtZero: How much a number beside 0 counts; one that is not above 0 counts as 1.
  /// - Returns: The type.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
    ScaleType(
      kind: .symmetricLog(slope: slopeAtZero > 0 && slopeAtZero.isFinite ? slopeAtZero : 1))
  }

  /// The least number from which powers of ten are ticks at both sides of 0; nil for another type.
  var leastPower: Double? {
    if case .symmetricLog(let slope) = kind { 1 / slope } else { nil }
  }

  func apply(_ number: Double) -> Double {
    switch kind {
    case .linear, .date, .category: number
    case .log: number > 0 ? Logarithm.ofTwo(number) : -1075
    case .power(let exponent): Self.mirrored(number) { Self.power($0, exponent) }
    case .symmetricLog(let slope): Self.mirrored(number) { Logarithm.ofTwo(1 + $0 * slope) }
    }
  }

  func undo(_ number: Double) -> Double {
    switch kind {
    case .linear, .date, .category: number
    case .log: Logarithm.powerOfTwo(number)
    case .power(let exponent): Self.mirrored(number) { Self.power($0, 1 / exponent) }
    case .symmetricLog(let slope):
      Self.mirrored(number) { (Logarithm.powerOfTwo($0) - 1) / slope }
    }
  }

  /// Where a number is between two, from 0 to 1; in the middle if there is nothing between them.
  func part(of number: Double, in domain: ClosedRange<Double>) -> Double {
    let (low, high) = (apply(domain.lowerBound), apply(domain.upperBound))
    return high > low ? min(max((apply(number) - low) / (high - low), 0), 1) : 0.5
  }

  /// A function of numbers above 0 for all numbers, with the same sign.
  private static func mirrored(_ number: Double, _ function: (Double) -> Double) -> Double {
    number < 0 ? -function(-number) : function(number)
  }

  /// A power of a number that is not below 0; squares and square roots are exact.
  private static func power(_ number: Double, _ exponent: Double) -> Double {
    if exponent == 0.5 { return number.squareRoot() }
    if exponent == 1 || number == 0 { return number }
    if exponent == 2 { return number * number }
    return Logarithm.powerOfTwo(exponent * Logarithm.ofTwo(number))
  }
}
