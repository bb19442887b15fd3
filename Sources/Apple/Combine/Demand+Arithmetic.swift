// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What is counted without a limit stays so, and no demand is for less than nothing.

extension Subscribers.Demand: Comparable {
  /// The number of values; nil if there is no limit.
  public var max: Int? { count }

  /// Returns whether a demand is for fewer values than another.
  public static func < (left: Self, right: Self) -> Bool {
    guard let number = left.count else { return false }
    return right.count.map { number < $0 } ?? true
  }
}

extension Subscribers.Demand {
  /// Returns whether a demand is for a number of values.
  public static func == (left: Self, right: Int) -> Bool { left.count == right }

  /// Returns whether a number is that of a demand.
  public static func == (left: Int, right: Self) -> Bool { right.count == left }

  /// Returns whether a demand is for another number of values.
  public static func != (left: Self, right: Int) -> Bool { left.count != right }

  /// Returns whether a number is not that of a demand.
  public static func != (left: Int, right: Self) -> Bool { right.count != left }

  /// Returns whether a demand is for fewer values than a number.
  public static func < (left: Self, right: Int) -> Bool {
    left.count.map { $0 < right } ?? false
  }

  /// Returns whether a number is fewer than a demand's.
  public static func < (left: Int, right: Self) -> Bool {
    right.count.map { left < $0 } ?? true
  }

  /// Returns whether a demand is for at most as many values as a number.
  public static func <= (left: Self, right: Int) -> Bool {
    left.count.map { $0 <= right } ?? false
  }

  /// Returns whether a number is at most as many as a demand's.
  public static func <= (left: Int, right: Self) -> Bool {
    right.count.map { left <= $0 } ?? true
  }

  /// Returns whether a demand is for more values than a number.
  public static func > (left: Self, right: Int) -> Bool {
    left.count.map { $0 > right } ?? true
  }

  /// Returns whether a number is more than a demand's.
  public static func > (left: Int, right: Self) -> Bool {
    right.count.map { left > $0 } ?? false
  }

  /// Returns whether a demand is for at least as many values as a number.
  public static func >= (left: Self, right: Int) -> Bool {
    left.count.map { $0 >= right } ?? true
  }

  /// Returns whether a number is at least as many as a demand's.
  public static func >= (left: Int, right: Self) -> Bool {
    right.count.map { left >= $0 } ?? false
  }
}

extension Subscribers.Demand {
  /// Returns the demand for the values of two.
  public static func + (left: Self, right: Self) -> Self {
    guard let first = left.count, let second = right.count else { return .unlimited }
    return sum(first, second)
  }

  /// Returns the demand for more values.
  public static func + (left: Self, right: Int) -> Self {
    left.count.map { sum($0, right) } ?? .unlimited
  }

  /// Returns what is left of a demand when another is answered.
  public static func - (left: Self, right: Self) -> Self {
    guard let first = left.count else { return .unlimited }
    return right.count.map { sum(first, -$0) } ?? .none
  }

  /// Returns what is left of a demand after a number of values.
  public static func - (left: Self, right: Int) -> Self {
    left.count.map { sum($0, -right) } ?? .unlimited
  }

  /// Returns a demand that is a number of times as large.
  public static func * (left: Self, right: Int) -> Self {
    guard let number = left.count else { return .unlimited }
    let product = number.multipliedReportingOverflow(by: right)
    return product.overflow ? .unlimited : .max(product.partialValue)
  }

  /// Adds a demand; what is unlimited stays so.
  public static func += (left: inout Self, right: Self) { left = left + right }

  /// Adds a number of values.
  public static func += (left: inout Self, right: Int) { left = left + right }

  /// Subtracts a demand; what is unlimited stays so.
  public static func -= (left: inout Self, right: Self) { left = left - right }

  /// Subtracts a number of values.
  public static func -= (left: inout Self, right: Int) { left = left - right }

  /// Multiplies a demand by a number.
  public static func *= (left: inout Self, right: Int) { left = left * right }

  private static func sum(_ left: Int, _ right: Int) -> Self {
    let sum = left.addingReportingOverflow(right)
    return sum.overflow ? .unlimited : .max(sum.partialValue)
  }
}
