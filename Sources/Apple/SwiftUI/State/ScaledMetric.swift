// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// A property wrapper for a length that scales with the type size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let base: Value
  private let style: Font.TextStyle

  /// Creates a length that scales with body text.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// Creates a length that scales with a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// The length scaled for the user's type size.
  public var wrappedValue: Value {
    let environment = WidgetViews.Environment(\.self).wrappedValue
    let size = environment.dynamicTypeSize
    return Value(
      size.scaled(Double(base), relativeTo: style, displayScale: environment.displayScale))
  }
}
