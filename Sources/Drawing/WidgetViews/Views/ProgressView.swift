// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A view of the progress of a task.
///
/// With a value it is a bar that takes the width that it is offered, its label above and that of the value below. Without one, or in the
/// circular style, it is a ring, as widgets show it: empty if there is no value. Source: Apple's documentation of
/// `CircularProgressViewStyle`; the sizes are settings.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let fraction: (EnvironmentValues) -> Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// Shows how far something has come.
  ///
  /// - Parameters:
  ///   - value: How much is done; nil if it is not known.
  ///   - total: How much there is.
  ///   - label: What it is.
  ///   - currentValueLabel: How much it is.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let part = value.map { Double($0 / total) }
    fraction = { _ in part }
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// Shows how much of an interval is over at ``EnvironmentValues/now``; the system goes on with it.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval.
  ///   - countsDown: Whether the bar is full at its beginning.
  ///   - label: What it is.
  ///   - currentValueLabel: How much it is.
  public init(
    timerInterval: ClosedRange<Instant>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = { environment in
      let (start, end) = (timerInterval.lowerBound, timerInterval.upperBound)
      let now = min(max(environment.now ?? start, start), end)
      let whole = Double(start.duration(to: end).milliseconds)
      let over = whole > 0 ? Double(start.duration(to: now).milliseconds) / whole : 1
      return countsDown ? 1 - over : over
    }
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// Adds the progress view in the style of the environment.
  public func resolve(in resolver: inout ViewResolver) {
    let fraction = fraction(resolver.environment).map { $0.isNaN ? 0 : min(max(0, $0), 1) }
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: resolver.environment.labelsAreHidden ? nil : StyleContent(unlessEmpty: label),
      currentValueLabel: StyleContent(unlessEmpty: currentValueLabel), settings: resolver.settings)
    resolver.environment.progressViewStyle.resolve(configuration, in: &resolver)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows how far something has come, and what it is.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }

  /// Shows that something is being done, and what.
  public init(@ViewBuilder label: () -> Label) {
    self.init(value: Double?.none, label: label)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows how far something has come.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(
      value: value, total: total, label: { EmptyView() }, currentValueLabel: { EmptyView() })
  }

  /// Shows that something is being done.
  public init() {
    self.init(value: Double?.none)
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
  /// Shows how much of an interval is over, and how much is left.
  public init(timerInterval: ClosedRange<Instant>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) {
      EmptyView()
    }
  }
}

extension ProgressView where CurrentValueLabel == Text {
  /// Shows how much of an interval is over, what it is, and how much is left.
  public init(
    timerInterval: ClosedRange<Instant>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      Text(timerInterval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == StyleContent?, CurrentValueLabel == StyleContent? {
  /// Shows the progress view of a style in the usual style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    let part = configuration.fractionCompleted
    fraction = { _ in part }
    label = configuration.label
    currentValueLabel = configuration.currentValueLabel
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Shows how far something has come, and what it is, looked up in the widget's tables of strings.
  public init<Value: BinaryFloatingPoint>(
    _ key: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(key) }
  }

  /// Shows how far something has come, and what it is.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ title: some StringProtocol, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }

  /// Shows that something is being done, and what, looked up in the widget's tables of strings.
  public init(_ key: LocalizedStringKey) {
    self.init { Text(key) }
  }

  /// Shows that something is being done, and what.
  @_disfavoredOverload public init(_ title: some StringProtocol) {
    self.init { Text(title) }
  }
}
