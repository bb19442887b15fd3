// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import SwiftUI
public import WidgetCharts
import WidgetViews

/// Bins of dates: calendar units, equal intervals, or intervals between given dates.
///
/// Apple does not document which units a desired number of bins gets; here they are those of axis
/// ticks.
public struct DateBins: RandomAccessCollection, Equatable, Sendable {
  private let bins: BinThresholds<Date>

  /// Creates bins between the given dates, the last of which is the end of the last bin.
  public init(thresholds: [Date]) {
    bins = BinThresholds(thresholds)
  }

  /// Creates bins of calendar units that cover the dates.
  ///
  /// - Parameters:
  ///   - unit: The calendar unit.
  ///   - count: The number of units per bin.
  ///   - data: The dates to cover; without any, the bins cover the start of 1970.
  ///   - calendar: The calendar in whose time zone the units begin.
  public init(
    unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current
  ) {
    self.init(unit: unit, by: count, range: Self.range(of: data), calendar: calendar)
  }

  /// Creates bins of calendar units that cover a range of dates.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    self.init(
      InstantBins(
        unit: ChartTimeUnit(unit), by: count, range: Self.instants(range),
        in: TimeZoneRules(calendar.timeZone)))
  }

  /// Creates bins of an interval, in seconds, that cover the dates.
  public init(timeInterval: TimeInterval, data: [Date]) {
    self.init(timeInterval: timeInterval, range: Self.range(of: data))
  }

  /// Creates bins of an interval, in seconds, that cover a range of dates.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    self.init(InstantBins(seconds: timeInterval, range: Self.instants(range)))
  }

  /// Creates about the desired number of bins that cover the dates; nil is ten.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
    self.init(range: Self.range(of: data), desiredCount: desiredCount, calendar: calendar)
  }

  /// Creates about the desired number of bins that cover a range of dates; nil is ten.
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

  /// The dates at which bins begin, and at last the date at which the last bin ends.
  public var thresholds: [Date] { bins.values }

  /// Returns the index of the bin that contains a date; a date outside of all bins is in the first
  /// or the last one.
  public func index(for date: Date) -> Int { bins.index(for: date) }

  /// The index of the first bin: 0.
  public var startIndex: Int { 0 }

  /// The number of bins.
  public var endIndex: Int { bins.count }

  /// The bin at an index from 0; traps if the index is out of range.
  public subscript(position: Int) -> ChartBinRange<Date> { bins[position] }
}
