// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A view of a value within bounds.
///
/// In the linear styles it is a bar that takes the width that it is offered, in the circular ones a ring of a fixed size. What Apple does not
/// publish of them are settings: see ``LayoutSettings/circularGaugeSize``.
///
/// Labels of marked values are part of a gauge's type; Apple's styles do not show them, and neither do these.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: PrimitiveView {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel

  /// Creates a gauge with labels for the value, its bounds and marked values.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the most that it can be.
  ///   - label: What it is.
  ///   - currentValueLabel: How much it is.
  ///   - minimumValueLabel: How much it is at least.
  ///   - maximumValueLabel: How much it is at most.
  ///   - markedValueLabels: What is said of other values, each with its value as a tag.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    fraction = Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }

  /// Adds the gauge in the style of the environment.
  public func resolve(in resolver: inout ViewResolver) {
    let configuration = GaugeStyleConfiguration(
      value: fraction.isNaN ? 0 : min(max(0, fraction), 1),
      label: resolver.environment.labelsAreHidden ? StyleContent(EmptyView()) : StyleContent(label),
      currentValueLabel: StyleContent(unlessEmpty: currentValueLabel),
      minimumValueLabel: StyleContent(unlessEmpty: minimumValueLabel),
      maximumValueLabel: StyleContent(unlessEmpty: maximumValueLabel),
      settings: resolver.settings)
    resolver.environment.gaugeStyle.resolve(configuration, in: &resolver)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for the value and its bounds.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the most that it can be.
  ///   - label: What it is.
  ///   - currentValueLabel: How much it is.
  ///   - minimumValueLabel: How much it is at least.
  ///   - maximumValueLabel: How much it is at most.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel,
      markedValueLabels: { EmptyView() })
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Shows a value, what it is and how much, with labels of marked values.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
      markedValueLabels: markedValueLabels)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Shows a value, what it is and how much.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
}

extension Gauge
where
  CurrentValueLabel == EmptyView, BoundsLabel == EmptyView,
  MarkedValueLabels == EmptyView
{
  /// Shows a value and what it is.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}
