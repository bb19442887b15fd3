// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

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
public struct NumberBins<Value: Comparable & Numeric>: RandomAccessCollection, Equatable {
  private let bins: BinThresholds<Value>

  /// Creates bins that begin at given values; the last value is the end of the last bin.
  public init(thresholds: [Value]) {
    bins = BinThresholds(thresholds)
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

extension NumberBins: Sendable where Value: Sendable {}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates about a count of bins for data.
  ///
  /// - Parameters:
  ///   - data: The numbers; what is infinite or not a number is left out.
  ///   - desiredCount: About how many bins there are; nil is ten.
  ///   - minimumStride: How wide a bin is at least.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let thresholds = NumberThresholds(
      of: data.map { Double($0) }, count: desiredCount, minimumStride: Double(minimumStride))
    self.init(thresholds: thresholds.values.map { Self.nearest($0) })
  }

  /// Creates about a count of bins for a range.
  public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(
      data: [range.lowerBound, range.upperBound], desiredCount: desiredCount,
      minimumStride: minimumStride)
  }

  /// Creates a count of equally wide bins for a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let thresholds = NumberThresholds(
      from: Double(range.lowerBound), to: Double(range.upperBound), exactly: count)
    self.init(thresholds: thresholds.values.map { Self.nearest($0) })
  }

  /// Creates bins of a width for data; their thresholds are multiples of it.
  public init(size: Value, data: [Value]) {
    let thresholds = NumberThresholds(of: data.map { Double($0) }, size: Double(size))
    self.init(thresholds: thresholds.values.map { Self.nearest($0) })
  }

  /// Creates bins of a width for a range; their thresholds are multiples of it.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(size: size, data: [range.lowerBound, range.upperBound])
  }

  /// The number in the precision of the type.
  private static func nearest(_ number: Double) -> Value { Value(number) }
}

extension NumberBins where Value: BinaryInteger {
  /// Creates about a count of bins for data.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - desiredCount: About how many bins there are; nil is ten.
  ///   - minimumStride: How wide a bin is at least.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let thresholds = NumberThresholds(
      of: data.map { Double($0) }, count: desiredCount, minimumStride: Double(minimumStride))
    self.init(thresholds: thresholds.values.map { Self.nearest($0) })
  }

  /// Creates about a count of bins for a range.
  public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 0) {
    self.init(
      data: [range.lowerBound, range.upperBound], desiredCount: desiredCount,
      minimumStride: minimumStride)
  }

  /// Creates a count of equally wide bins for a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let thresholds = NumberThresholds(
      from: Double(range.lowerBound), to: Double(range.upperBound), exactly: count)
    self.init(thresholds: thresholds.values.map { Self.nearest($0) })
  }

  /// Creates bins of a width for data; their thresholds are multiples of it.
  public init(size: Value, data: [Value]) {
    let thresholds = NumberThresholds(of: data.map { Double($0) }, size: Double(size))
    self.init(thresholds: thresholds.values.map { Self.nearest($0) })
  }

  /// Creates bins of a width for a range; their thresholds are multiples of it.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(size: size, data: [range.lowerBound, range.upperBound])
  }

  /// The nearest whole number; 0 if the type has none.
  private static func nearest(_ number: Double) -> Value { Value(exactly: number.rounded()) ?? 0 }
}
