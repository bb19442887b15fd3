// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A type of numbers that can be put in bins.
public protocol BinnableNumber: Comparable, Sendable {
  /// The value as a floating-point number.
  var binnedNumber: Double { get }

  /// The nearest value of the type to a number.
  static func nearest(toBinned number: Double) -> Self
}

/// Bins of numbers between round thresholds.
///
/// ```swift
/// let bins = NumberBins(data: weights, desiredCount: 10)
/// let counts = Dictionary(grouping: weights, by: bins.index(for:)).mapValues(\.count)
/// Chart(counts.keys.sorted(), id: \.self) { index in
///   BarMark(x: .value("Weight", bins[index]), y: .value("Count", counts[index] ?? 0))
/// }
/// ```
///
/// Apple does not publish which thresholds it takes. Here they are multiples of one, two or five times a power of ten, as ticks of axes are.
public struct NumberBins<Value: BinnableNumber>: RandomAccessCollection, Sendable {
  /// How many bins there can be.
  private static var maximumCount: Int { 1000 }

  private let bins: BinThresholds<Value>

  /// Creates bins that begin at given values; the last value is the end of the last bin.
  public init(thresholds: [Value]) {
    bins = BinThresholds(thresholds)
  }

  /// Creates about a count of bins for data.
  ///
  /// - Parameters:
  ///   - data: The numbers; what is infinite or not a number is left out.
  ///   - desiredCount: About how many bins there are; nil is ten.
  ///   - minimumStride: How wide a bin is at least.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value? = nil) {
    let numbers = data.map(\.binnedNumber).filter(\.isFinite)
    self.init(
      from: numbers.min() ?? 0, to: numbers.max() ?? 0, count: desiredCount,
      minimumStride: minimumStride?.binnedNumber)
  }

  /// Creates about a count of bins for a range.
  public init(
    range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value? = nil
  ) {
    self.init(
      from: range.lowerBound.binnedNumber, to: range.upperBound.binnedNumber,
      count: desiredCount, minimumStride: minimumStride?.binnedNumber)
  }

  /// Creates a count of equally wide bins for a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.min(Swift.max(1, count), Self.maximumCount)
    let (low, high) = (range.lowerBound.binnedNumber, range.upperBound.binnedNumber)
    bins = BinThresholds(
      (0...count).map { .nearest(toBinned: low + (high - low) * Double($0) / Double(count)) })
  }

  /// Creates bins of a width for data; their thresholds are multiples of it.
  public init(size: Value, data: [Value]) {
    let numbers = data.map(\.binnedNumber).filter(\.isFinite)
    self.init(size: size.binnedNumber, from: numbers.min() ?? 0, to: numbers.max() ?? 0)
  }

  /// Creates bins of a width for a range; their thresholds are multiples of it.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      size: size.binnedNumber, from: range.lowerBound.binnedNumber,
      to: range.upperBound.binnedNumber)
  }

  private init(from low: Double, to high: Double, count: Int?, minimumStride: Double?) {
    let count = Swift.min(Swift.max(1, count ?? 10), Self.maximumCount)
    let step = NumberTicks(from: low, to: high, count: count).step
    self.init(size: Swift.max(step, minimumStride ?? 0), from: low, to: high)
  }

  private init(size: Double, from low: Double, to high: Double) {
    var numbers: [Double] = []
    // A width that makes too many bins, or none, makes one.
    if size > 0, (high - low) / size < Double(Self.maximumCount) {
      let ticks = NumberTicks(step: size)
      let first = ticks.roundedDown(low)
      numbers = ticks.values(from: first, to: Swift.max(ticks.roundedUp(high), first + size))
    }
    if numbers.count < 2 { numbers = [low, high > low ? high : Swift.max(low + 1, low.nextUp)] }
    bins = BinThresholds(numbers.map { .nearest(toBinned: $0) })
  }

  /// The starts of the bins, and the end of the last one.
  public var thresholds: [Value] { bins.values }

  /// The number of the bin in which a value is; the first or the last for one that is before or after all of them.
  public func index(for value: Value) -> Int { bins.index(for: value) }

  /// The number of the first bin.
  public var startIndex: Int { 0 }

  /// The index after the last bin: the number of bins.
  public var endIndex: Int { bins.count }

  /// The bin of a number from 0 on.
  public subscript(position: Int) -> ChartBinRange<Value> { bins[position] }
}

extension BinnableNumber where Self: BinaryInteger {
  /// The integer as a floating-point number.
  public var binnedNumber: Double { Double(self) }

  /// The nearest whole number; 0 if the type has none.
  public static func nearest(toBinned number: Double) -> Self {
    Self(exactly: number.rounded()) ?? 0
  }
}

extension BinnableNumber where Self: BinaryFloatingPoint {
  /// The value as a double-precision number.
  public var binnedNumber: Double { Double(self) }

  /// The number, rounded to the precision of the type.
  public static func nearest(toBinned number: Double) -> Self { Self(number) }
}

extension Int: BinnableNumber {}
extension Double: BinnableNumber {}
extension Float: BinnableNumber {}
