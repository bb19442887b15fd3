// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import SwiftUI
public import WidgetCharts
import WidgetViews

/// Bins of dates: units of a calendar, equal spans, or between given dates.
///
/// Apple does not publish which units it takes for a count of bins; here they are those of the ticks of axes.
public struct DateBins: RandomAccessCollection, Sendable {
  private let bins: BinThresholds<Date>

  /// Makes bins that begin at given dates; the last one is the end of the last bin.
  public init(thresholds: [Date]) {
    bins = BinThresholds(thresholds)
  }

  /// Makes bins of units of a calendar for data.
  ///
  /// - Parameters:
  ///   - unit: The unit.
  ///   - count: How many units a bin has.
  ///   - data: The dates.
  ///   - calendar: The calendar in whose time zone units begin.
  public init(
    unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current
  ) {
    self.init(unit: unit, by: count, range: Self.range(of: data), calendar: calendar)
  }

  /// Makes bins of units of a calendar that cover a range.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    self.init(
      InstantBins(
        unit: ChartTimeUnit(unit), by: count, range: Self.instants(range),
        in: TimeZoneRules(calendar.timeZone)))
  }

  /// Makes bins of a span of time, in seconds, for data.
  public init(timeInterval: TimeInterval, data: [Date]) {
    self.init(timeInterval: timeInterval, range: Self.range(of: data))
  }

  /// Makes bins of a span of time, in seconds, that cover a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    self.init(InstantBins(seconds: timeInterval, range: Self.instants(range)))
  }

  /// Makes about a count of bins for data; nil is ten.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
    self.init(range: Self.range(of: data), desiredCount: desiredCount, calendar: calendar)
  }

  /// Makes about a count of bins that cover a range; nil is ten.
  public init(
    range: ClosedRange<Date>, desiredCount: Int? = nil, calendar: Calendar = .current
  ) {
    self.init(
      InstantBins(
        range: Self.instants(range), desiredCount: desiredCount ?? 10,
        in: TimeZoneRules(calendar.timeZone)))
  }

  private init(_ bins: InstantBins) {
    self.bins = BinThresholds(bins.thresholds.map { Date($0) })
  }

  private static func range(of data: [Date]) -> ClosedRange<Date> {
    let first = data.min() ?? Date(timeIntervalSince1970: 0)
    return first...(data.max() ?? first)
  }

  private static func instants(_ range: ClosedRange<Date>) -> ClosedRange<Instant> {
    Instant(range.lowerBound)...Instant(range.upperBound)
  }

  /// Where bins begin, and where the last one ends.
  public var thresholds: [Date] { bins.values }

  /// The number of the bin in which a date is; the first or the last for one that is before or after all of them.
  public func index(for date: Date) -> Int { bins.index(for: date) }

  /// The number of the first bin.
  public var startIndex: Int { 0 }

  /// How many bins there are.
  public var endIndex: Int { bins.count }

  /// The bin of a number from 0 on.
  public subscript(position: Int) -> ChartBinRange<Date> { bins[position] }
}
