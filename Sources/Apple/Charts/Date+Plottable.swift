// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
import SwiftUI
public import WidgetCharts
public import WidgetViews

extension Date: PrimitivePlottableProtocol {
  /// The date as a moment on a scale of time.
  public var plottedValue: PlottedValue { .moment(Instant(self)) }

  /// Creates the date of a moment; nil if the value is none.
  public init?(plottedValue: PlottedValue) {
    guard let moment = Instant(plottedValue: plottedValue) else { return nil }
    self.init(moment)
  }
}

extension CGFloat: Plottable {
  /// The number that is plotted.
  public var primitivePlottable: Double { Double(self) }

  /// Creates a length from a plotted number.
  public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}

extension PlottableValue where Value == Date {
  /// Returns the unit of the calendar that contains a date, with a localized label; the calendar
  /// itself is ignored.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    .value(Text(labelKey), date, unit: unit, calendar: calendar)
  }

  /// Returns the unit of the calendar that contains a date, with a label that is not localized; the
  /// calendar itself is ignored.
  @_disfavoredOverload
  public static func value<Label: StringProtocol>(
    _ label: Label, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    .value(Text(verbatim: String(label)), date, unit: unit, calendar: calendar)
  }

  /// Returns the unit of the calendar that contains a date, with the label of a localized resource; the
  /// calendar itself is ignored.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    .value(Text(labelResource), date, unit: unit, calendar: calendar)
  }

  /// Returns the unit of the calendar that contains a date, with a text as its label; the calendar
  /// itself is ignored.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    .value(label, date, in: ChartTimeUnit(unit))
  }
}

extension ChartTimeUnit {
  /// Creates the chart unit of a calendar component, or the nearest one; a component without one is
  /// a day.
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

extension Decimal: Plottable {
  /// The number that is plotted, as near as a number with a binary fraction is.
  public var primitivePlottable: Double { NSDecimalNumber(decimal: self).doubleValue }

  /// Creates a decimal number from a plotted one.
  public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}
