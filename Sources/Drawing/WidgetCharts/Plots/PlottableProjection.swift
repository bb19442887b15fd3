// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// A value that a plot takes from each element of its data, with a name that screen readers say.
public struct PlottableProjection<Source, Value: Plottable> {
  private let project: (Source) -> PlottableValue<Value>

  /// Creates a projection of a function that makes the value of an element.
  package init(_ project: @escaping (Source) -> PlottableValue<Value>) {
    self.project = project
  }

  func callAsFunction(_ source: Source) -> PlottableValue<Value> { project(source) }

  /// A property of the elements, with a name that is looked up in the widget's tables of strings.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Source, Value>
  ) -> Self {
    .value(Text(labelKey), keyPath)
  }

  /// A property of the elements, with a name that is not localized.
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<Source, Value>
  ) -> Self {
    .value(Text(verbatim: String(label)), keyPath)
  }

  /// A property of the elements, with a text as its name.
  public static func value(_ label: Text, _ keyPath: KeyPath<Source, Value>) -> Self {
    Self { .value(label, $0[keyPath: keyPath]) }
  }
}

extension PlottableProjection where Value: Comparable {
  /// A range of values of the elements, with a name that is looked up in the widget's tables of strings.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Source, Range<Value>>
  ) -> Self {
    .value(Text(labelKey), keyPath)
  }

  /// A range of values of the elements, with a text as its name.
  public static func value(_ label: Text, _ keyPath: KeyPath<Source, Range<Value>>) -> Self {
    Self { .value(label, $0[keyPath: keyPath]) }
  }

  /// A range of values of the elements, with a name that is not localized.
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<Source, Range<Value>>
  ) -> Self {
    .value(Text(verbatim: String(label)), keyPath)
  }

  /// The values from one property of the elements to another, with a name that is looked up in the widget's tables of strings.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<Source, Value>, _ end: KeyPath<Source, Value>
  ) -> Self {
    .value(Text(labelKey), start, end)
  }

  /// The values from one property of the elements to another, with a name that is not localized.
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ start: KeyPath<Source, Value>, _ end: KeyPath<Source, Value>
  ) -> Self {
    .value(Text(verbatim: String(label)), start, end)
  }

  /// The values from one property of the elements to another, with a text as their name.
  public static func value(
    _ label: Text, _ start: KeyPath<Source, Value>, _ end: KeyPath<Source, Value>
  ) -> Self {
    Self { .value(label, from: $0[keyPath: start], to: $0[keyPath: end]) }
  }

  /// The values from one to another, the same for all elements, with a name that is looked up in the widget's tables of strings.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: Value, _ end: Value
  ) -> Self {
    .value(Text(labelKey), start, end)
  }

  /// The values from one to another, the same for all elements, with a name that is not localized.
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ start: Value, _ end: Value
  ) -> Self {
    .value(Text(verbatim: String(label)), start, end)
  }

  /// The values from one to another, the same for all elements, with a text as their name.
  public static func value(_ label: Text, _ start: Value, _ end: Value) -> Self {
    Self { _ in .value(label, from: start, to: end) }
  }
}

extension PlottableProjection {
  /// A value that is the same for all elements, with a name that is looked up in the widget's tables of strings.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Value
  ) -> Self {
    .value(Text(labelKey), value)
  }

  /// A value that is the same for all elements, with a name that is not localized.
  @_disfavoredOverload public static func value(
    _ label: some StringProtocol, _ value: Value
  ) -> Self {
    .value(Text(verbatim: String(label)), value)
  }

  /// A value that is the same for all elements, with a text as its name.
  public static func value(_ label: Text, _ value: Value) -> Self {
    Self { _ in .value(label, value) }
  }
}
