// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetValues
import WidgetViews

/// Bins of moments: units of time, equal spans, or between given moments.
///
/// The module `Charts` has them of Foundation's dates, as `DateBins`.
public struct InstantBins: RandomAccessCollection, Sendable {
  /// How many bins there can be.
  private static var maximumCount: Int { 1000 }

  private let bins: BinThresholds<Instant>

  /// Creates bins that begin at given moments; the last one is the end of the last bin.
  public init(thresholds: [Instant]) {
    bins = BinThresholds(thresholds)
  }

  /// Creates bins of units of time that cover a range: whole ones, such as months; a thousand at most.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - count: How many units a bin has.
  ///   - range: The moments that they cover.
  ///   - zone: Whose clocks count.
  public init(
    unit: ChartTimeUnit, by count: Int = 1, range: ClosedRange<Instant>,
    in zone: TimeZoneRules = .utc
  ) {
    let first = unit.start(of: range.lowerBound, in: zone)
    var thresholds = [first]
    while thresholds.count <= Self.maximumCount, let last = thresholds.last,
      last <= range.upperBound || thresholds.count < 2
    {
      let next = unit.advance(last, by: Swift.max(1, count), in: zone)
      guard next > last else { break }
      thresholds.append(next)
    }
    bins = BinThresholds(thresholds)
  }

  /// Creates about a count of bins of units of time that cover a range.
  public init(
    range: ClosedRange<Instant>, desiredCount: Int = 10, in zone: TimeZoneRules = .utc
  ) {
    let ticks = TimeTicks(
      from: PlottedValue.moment(range.lowerBound).number ?? 0,
      to: PlottedValue.moment(range.upperBound).number ?? 0, count: Swift.max(1, desiredCount))
    self.init(unit: ticks.unit, by: ticks.count, range: range, in: zone)
  }

  /// Creates bins of a span of time that cover a range from its begin on; a thousand at most.
  public init(seconds: Double, range: ClosedRange<Instant>) {
    let milliseconds = (seconds * 1000).rounded()
    guard milliseconds >= 1, milliseconds < 1e15 else {
      // No span makes one bin.
      let end = Swift.max(range.upperBound, range.lowerBound.advanced(by: .seconds(1)))
      bins = BinThresholds([range.lowerBound, end])
      return
    }
    var thresholds = [range.lowerBound]
    while thresholds.count <= Self.maximumCount, let last = thresholds.last,
      last <= range.upperBound || thresholds.count < 2
    {
      thresholds.append(last.advanced(by: .milliseconds(Int64(milliseconds))))
    }
    bins = BinThresholds(thresholds)
  }

  /// The starts of the bins, and the end of the last one.
  public var thresholds: [Instant] { bins.values }

  /// The number of the bin in which a moment is; the first or the last for one that is before or after all of them.
  public func index(for moment: Instant) -> Int { bins.index(for: moment) }

  /// The number of the first bin.
  public var startIndex: Int { 0 }

  /// The index after the last bin: the number of bins.
  public var endIndex: Int { bins.count }

  /// The bin of a number from 0 on.
  public subscript(position: Int) -> ChartBinRange<Instant> { bins[position] }
}
