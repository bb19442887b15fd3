// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// What a name from the tables of strings is given for takes that of a localized resource, too.

public import SwiftUI
public import WidgetCharts
import WidgetViews

extension PlottableValue {
  /// A value, with the name of a localized resource.
  @_disfavoredOverload public static func value(
    _ labelResource: LocalizedStringResource, _ value: Value
  ) -> Self { .value(Text(labelResource), value) }
}

extension PlottableValue where Value: Comparable {
  /// A range of values, as of a bin of a histogram, with the name of a localized resource.
  @_disfavoredOverload public static func value(
    _ labelResource: LocalizedStringResource, _ range: Range<Value>
  ) -> Self { .value(Text(labelResource), range) }

  /// A bin of data, with the name of a localized resource.
  @_disfavoredOverload public static func value(
    _ labelResource: LocalizedStringResource, _ bin: ChartBinRange<Value>
  ) -> Self { .value(Text(labelResource), bin) }
}

extension PlottableProjection {
  /// A property of the elements, with the name of a localized resource.
  @_disfavoredOverload public static func value(
    _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<Source, Value>
  ) -> Self { .value(Text(labelResource), keyPath) }

  /// A value that is the same for all elements, with the name of a localized resource.
  @_disfavoredOverload public static func value(
    _ labelResource: LocalizedStringResource, _ value: Value
  ) -> Self { .value(Text(labelResource), value) }
}

extension PlottableProjection where Value: Comparable {
  /// The values from one property of the elements to another, with the name of a localized resource.
  @_disfavoredOverload public static func value(
    _ labelResource: LocalizedStringResource, _ start: KeyPath<Source, Value>,
    _ end: KeyPath<Source, Value>
  ) -> Self { .value(Text(labelResource), start, end) }

  /// The values from one to another, the same for all elements, with the name of a localized resource.
  @_disfavoredOverload public static func value(
    _ labelResource: LocalizedStringResource, _ start: Value, _ end: Value
  ) -> Self { .value(Text(labelResource), start, end) }
}
