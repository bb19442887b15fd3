// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import SwiftUI
public import WidgetCharts
public import WidgetViews

extension Date: Plottable {
  /// The moment that is plotted.
  public var primitivePlottable: Instant { Instant(self) }

  /// Makes the date of a moment.
  public init?(primitivePlottable: Instant) { self.init(primitivePlottable) }
}

extension CGFloat: Plottable {
  /// The number that is plotted.
  public var primitivePlottable: Double { Double(self) }

  /// Makes the length of a number.
  public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}

extension PlottableValue where Value == Date {
  /// The whole unit of the calendar in which a moment is, with a name that is looked up.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    .value(Text(labelKey), date, unit: unit, calendar: calendar)
  }

  /// The whole unit of the calendar in which a moment is, with a name.
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    .value(Text(verbatim: String(label)), date, unit: unit, calendar: calendar)
  }

  /// The whole unit of the calendar in which a moment is, with a name.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    .value(label, date, in: ChartTimeUnit(unit))
  }
}

extension ChartTimeUnit {
  /// The unit of a calendar; of one that charts do not know the next smaller one.
  init(_ component: Calendar.Component) {
    switch component {
    case .era, .year, .yearForWeekOfYear: self = .year
    case .quarter: self = .quarter
    case .month: self = .month
    case .weekOfYear, .weekOfMonth: self = .weekOfYear
    case .hour: self = .hour
    case .minute: self = .minute
    case .second, .nanosecond: self = .second
    default: self = .day
    }
  }
}
