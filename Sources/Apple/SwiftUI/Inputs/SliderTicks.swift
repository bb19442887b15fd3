// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

// Marks of sliders, which a widget does not show.

public import WidgetViews

/// The marks of a slider.
public protocol SliderTickContent<V> {
  /// The type of the slider's value.
  associatedtype V: BinaryFloatingPoint
}

extension SliderTick: SliderTickContent {}

/// Several marks of a slider in the place of one.
public struct SliderTickList<V: BinaryFloatingPoint>: SliderTickContent {}

/// Marks of a slider for the elements of a collection.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  /// The type of the slider's value.
  public typealias V = Content.V

  /// Creates a mark for each element that a key path identifies; the content is not called.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {}

  /// Creates a mark for each element; the content is not called.
  public init(_ data: Data, content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {}
}

/// A result builder that combines the marks of a slider.
@resultBuilder public struct SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Returns a mark unchanged, which is of the slider's type.
  public static func buildExpression(_ content: SliderTick<V>) -> SliderTick<V> { content }

  /// Returns marks unchanged, which are of the slider's type.
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> C where C.V == V {
    content
  }

  /// Returns the only mark unchanged.
  public static func buildBlock<C: SliderTickContent>(_ content: C) -> C where C.V == V { content }

  /// Combines the marks of a slider.
  public static func buildBlock<each C: SliderTickContent>(
    _ content: repeat each C
  ) -> SliderTickList<V> { SliderTickList() }

  /// Returns the marks of an `if`.
  public static func buildIf(_ content: (any SliderTickContent<V>)?) -> SliderTickList<V> {
    SliderTickList()
  }

  /// Returns the marks of the first branch.
  public static func buildEither<C: SliderTickContent>(first content: C) -> SliderTickList<V>
  where C.V == V { SliderTickList() }

  /// Returns the marks of the second branch.
  public static func buildEither<C: SliderTickContent>(second content: C) -> SliderTickList<V>
  where C.V == V { SliderTickList() }
}

extension Slider {
  /// Creates a slider with marks and labels at its ends; the closures are not called.
  public init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel, @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.V == V {}
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with marks; the closures are not called.
  public init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.V == V {}
}

extension SliderTick {
  /// Creates a mark with a localized label.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.init(value) }

  /// Creates a mark with a label that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) { self.init(value) }
}
