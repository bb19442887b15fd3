// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import Foundation
public import SwiftUI
public import WidgetCharts
public import WidgetViews

extension PlottableProjection where Value.PrimitivePlottable == Date {
  /// The unit of the calendar that contains the date of an element, with a localized label; the calendar itself is ignored.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Source, Value>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    .value(Text(labelKey), keyPath, unit: unit, calendar: calendar)
  }

  /// The unit of the calendar that contains the date of an element, with the label of a localized resource; the calendar itself is ignored.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<Source, Value>,
    unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    .value(Text(labelResource), keyPath, unit: unit, calendar: calendar)
  }

  /// The unit of the calendar that contains the date of an element, with a label that is not localized; the calendar itself is ignored.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<Source, Value>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    .value(Text(verbatim: String(label)), keyPath, unit: unit, calendar: calendar)
  }

  /// The unit of the calendar that contains the date of an element, with a text as its label; the calendar itself is ignored.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<Source, Value>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    Self { .value(label, $0[keyPath: keyPath], in: ChartTimeUnit(unit)) }
  }
}

extension PlottableProjection where Value == Date {
  /// The unit of the calendar of a date that is the same for all elements, with a localized label; the calendar itself is ignored.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    .value(Text(labelKey), date, unit: unit, calendar: calendar)
  }

  /// The unit of the calendar of a date that is the same for all elements, with the label of a localized resource; the calendar itself is ignored.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    .value(Text(labelResource), date, unit: unit, calendar: calendar)
  }

  /// The unit of the calendar of a date that is the same for all elements, with a label that is not localized; the calendar itself is ignored.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    .value(Text(verbatim: String(label)), date, unit: unit, calendar: calendar)
  }

  /// The unit of the calendar of a date that is the same for all elements, with a text as its label; the calendar itself is ignored.
  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self { _ in .value(label, date, unit: unit, calendar: calendar) }
  }
}
