// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import WidgetCharts

extension AxisMarkValues {
  /// The begins of units of a calendar; its time zone is that of the chart.
  ///
  /// - Parameters:
  ///   - component: The unit; one that charts do not have is a day.
  ///   - count: The number of units from one value to the next.
  ///   - roundLowerBound: Whether the first value is round, which follows from the domain of the scale here.
  ///   - roundUpperBound: Whether the last value is round, which follows from the domain of the scale here.
  ///   - calendar: The calendar, whose begins of units are the usual ones here.
  /// - Returns: The values.
  @_disfavoredOverload public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    .stride(by: ChartTimeUnit(component), count: count)
  }
}
