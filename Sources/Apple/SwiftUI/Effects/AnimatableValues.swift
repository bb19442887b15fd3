// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Several values that are animated together, which a picture does not show.

/// Values that are animated together.
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values in their order.
  public var value: (repeat each Value)

  /// Creates values from single ones.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// The values that are all zero.
  public static var zero: Self { Self(repeat (each Value).zero) }

  /// Returns whether all values are the same.
  public static func == (left: Self, right: Self) -> Bool {
    var isSame = true
    for (first, second) in repeat (each left.value, each right.value) {
      isSame = isSame && first == second
    }
    return isSame
  }

  /// Returns the sums of the values.
  public static func + (left: Self, right: Self) -> Self {
    Self(repeat (each left.value) + (each right.value))
  }

  /// Returns the differences of the values.
  public static func - (left: Self, right: Self) -> Self {
    Self(repeat (each left.value) - (each right.value))
  }

  /// Multiplies all values by a factor.
  public mutating func scale(by factor: Double) {
    value = (repeat (each value).scaled(by: factor))
  }

  /// The sum of the squares of the magnitudes.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for part in repeat each value { sum += part.magnitudeSquared }
    return sum
  }
}
