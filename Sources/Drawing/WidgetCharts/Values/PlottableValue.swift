// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetValues
public import WidgetViews

/// A value that a mark plots, with a name that screen readers say.
public struct PlottableValue<Value: Plottable> {
  let value: ChartValue

  /// A value with a name that is looked up in the widget's tables of strings.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self {
    .value(Text(labelKey), value)
  }

  /// A value with a name.
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ value: Value
  ) -> Self {
    .value(Text(verbatim: String(label)), value)
  }

  /// A value with a name.
  public static func value(_ label: Text, _ value: Value) -> Self {
    Self(value: ChartValue(label: label, start: PlottedValue(value)))
  }

  package static func value(_ label: Text, _ value: Value, in unit: ChartTimeUnit) -> Self {
    Self(value: ChartValue(label: label, start: PlottedValue(value), unit: unit))
  }
}

extension PlottableValue where Value: Comparable {
  /// A range of values with a name, as of a bin of a histogram.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> Self {
    .value(Text(labelKey), range)
  }

  /// A range of values with a name that is not localized, as of a bin of a histogram.
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ range: Range<Value>
  ) -> Self {
    .value(Text(verbatim: String(label)), range)
  }

  /// A range of values with a name, as of a bin of a histogram.
  public static func value(_ label: Text, _ range: Range<Value>) -> Self {
    .value(label, from: range.lowerBound, to: range.upperBound)
  }

  /// A range of values from one to another, with a name.
  static func value(_ label: Text, from start: Value, to end: Value) -> Self {
    Self(value: ChartValue(label: label, start: PlottedValue(start), end: PlottedValue(end)))
  }
}

extension PlottableValue where Value == Instant {
  /// The unit of time in which a moment is, with a name; a bar is as wide as the unit.
  public static func value(
    _ labelKey: LocalizedStringKey, _ moment: Instant, unit: ChartTimeUnit
  ) -> Self {
    .value(Text(labelKey), moment, in: unit)
  }

  /// The unit of time in which a moment is, with a name; a bar is as wide as the unit.
  public static func value(_ label: Text, _ moment: Instant, unit: ChartTimeUnit) -> Self {
    .value(label, moment, in: unit)
  }
}

/// A value as a mark keeps it.
struct ChartValue {
  var label: Text
  var start: PlottedValue
  /// The end of a range; nil for a single value.
  var end: PlottedValue?
  /// The unit of time that a moment stands for; nil if it stands for itself.
  var unit: ChartTimeUnit?

  /// The lower and the upper end on a line, given whose clocks count; nil for a category.
  func interval(in zone: TimeZoneRules) -> (low: Double, high: Double)? {
    guard let low = start.number else { return nil }
    if let end = end?.number { return (min(low, end), max(low, end)) }
    guard let unit, case .moment(let moment) = start else { return (low, low) }
    let first = unit.start(of: moment, in: zone)
    let next = unit.advance(first, by: 1, in: zone)
    return (Double(first.secondsSince1970), Double(next.secondsSince1970))
  }
}
