// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Further forms of controls, which a widget does not show.

public import CoreGraphics
public import WidgetViews

extension Picker where Label == Text {
  /// Creates a picker with a title that is not localized; the content is not called.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {}

  /// Creates a picker with the title of a localized resource; the content is not called.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {}
}

extension Picker where Label == WidgetViews.Label<Text, Image> {
  /// Creates a picker with a symbol with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {}

  /// Creates a picker with a symbol with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {}

  /// Creates a picker with a symbol with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }
  ) {}
}

extension Picker {
  /// Creates a picker with a label; the content is not called.
  public init(selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content) {}
}

/// The style that the system decides.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style of pickers that set none.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that the system decides.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A picker whose options are in a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates a style of a menu.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A picker whose options are in a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A picker whose options are on a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates a style of a wheel.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A picker whose options are on a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A picker whose options are rows among those around it.
public struct InlinePickerStyle: PickerStyle {
  /// Creates a style of rows among others.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// A picker whose options are rows among those around it.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A screen of its own.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates a style of a list on a screen of its own.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A screen of its own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A row of symbols.
public struct PalettePickerStyle: PickerStyle {
  /// Creates a style of a row of symbols.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of symbols.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension Slider {
  /// Creates a slider with a label; the label is not called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {}

  /// Creates a slider with steps and a label; the label is not called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {}

  /// Creates a slider with labels at its ends; the labels are not called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}

  /// Creates a slider with steps and labels at its ends; the labels are not called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}

  /// Creates a slider with a value that is neither high nor low, and a part that can be chosen; the labels are not called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}

  /// Creates a slider with steps, and a value that is neither high nor low; the labels are not called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with the value as its label; the labels are not called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}

  /// Creates a slider with steps and the value as its label; the labels are not called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View, tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}
}

/// A mark of a slider, at a value.
public struct SliderTick<V: BinaryFloatingPoint> {
  /// Creates a mark without a label.
  public init(_ value: V) {}

  /// Creates a mark with a label, which is not called.
  public init(_ value: V, @ViewBuilder label: () -> some View) {}
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider with an action, which is never called.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {}

  /// Creates a slider with steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {}
}

extension ColorPicker where Label == Text {
  /// Creates a control with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {}
}

extension ColorPicker where Label == Text {
  /// Creates a control with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {}

  /// Creates a control for a color of Core Graphics with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {}

  /// Creates a control for a color of Core Graphics with a title that is not localized.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {}

  /// Creates a control for a color of Core Graphics with the title of a localized resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<CGColor>,
    supportsOpacity: Bool = true
  ) {}
}

extension ColorPicker {
  /// Creates a control for a color of Core Graphics with a label, which is not called.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {}
}
