// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Where bins of numbers begin, and where the last one ends.
struct NumberThresholds {
  /// How many bins there can be.
  private static let maximumCount = 1000

  let values: [Double]

  /// Finds round thresholds of about a count of bins, ten if it is nil.
  init(of numbers: [Double], count: Int?, minimumStride: Double) {
    let ends = Self.ends(of: numbers)
    let count = min(max(1, count ?? 10), Self.maximumCount)
    let step = NumberTicks(from: ends.low, to: ends.high, count: count).step
    self.init(from: ends.low, to: ends.high, size: max(step, minimumStride))
  }

  /// Finds the multiples of a width around numbers.
  init(of numbers: [Double], size: Double) {
    let ends = Self.ends(of: numbers)
    self.init(from: ends.low, to: ends.high, size: size)
  }

  /// Finds the thresholds of a count of equally wide bins.
  init(from low: Double, to high: Double, exactly count: Int) {
    let count = min(max(1, count), Self.maximumCount)
    values = (0...count).map { low + (high - low) * Double($0) / Double(count) }
  }

  private init(from low: Double, to high: Double, size: Double) {
    var values: [Double] = []
    // A width that makes too many bins, or none, makes one.
    if size > 0, (high - low) / size < Double(Self.maximumCount) {
      let ticks = NumberTicks(step: size)
      let first = ticks.roundedDown(low)
      values = ticks.values(from: first, to: max(ticks.roundedUp(high), first + size))
    }
    if values.count < 2 { values = [low, high > low ? high : max(low + 1, low.nextUp)] }
    self.values = values
  }

  /// The least and the greatest number, without those that are infinite or none; 0 without any.
  private static func ends(of numbers: [Double]) -> (low: Double, high: Double) {
    let numbers = numbers.filter(\.isFinite)
    return (numbers.min() ?? 0, numbers.max() ?? 0)
  }
}
