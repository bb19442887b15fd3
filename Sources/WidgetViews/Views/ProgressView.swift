// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How far something has come.
///
/// With a value it is a bar that takes the width that it is offered, its label above and that of the value below. Without one, or in the
/// circular style, it is a ring, as widgets show it: empty if there is no value. Source: Apple's documentation of
/// `CircularProgressViewStyle`; the sizes are settings.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// Shows how far something has come.
  ///
  /// - Parameters:
  ///   - value: How much is done; nil if it is not known.
  ///   - total: How much there is.
  ///   - label: What it is.
  ///   - currentValueLabel: How much it is.
  public init(
    value: Double?, total: Double = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = value.map { $0 / total }
    self.label = label()
    self.currentValueLabel = currentValueLabel()
  }

  /// Adds a bar or a ring, and the labels.
  public func resolve(in resolver: inout ViewResolver) {
    let style = resolver.environment.progressViewStyle
    let settings = resolver.settings
    if style == .linear || (style == .automatic && fraction != nil) {
      resolver.resolve(
        VStack(alignment: .leading) {
          label
          MeterBar(fraction: fraction ?? 0)
          currentValueLabel
        })
    } else {
      let side = fraction == nil ? settings.spinnerSize : settings.circularGaugeSize
      resolver.resolve(
        VStack {
          ZStack {
            MeterRing(fraction: fraction ?? 0, side: side)
            currentValueLabel
          }
          label
        })
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows how far something has come, and what it is.
  public init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Shows how far something has come.
  public init(value: Double?, total: Double = 1) {
    self.init(
      value: value, total: total, label: { EmptyView() }, currentValueLabel: { EmptyView() })
  }

  /// Shows that something is being done.
  public init() {
    self.init(value: nil)
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Shows how far something has come, and what it is, looked up in the widget's tables of strings.
  public init(_ key: LocalizedStringKey, value: Double?, total: Double = 1) {
    self.init(value: value, total: total) { Text(key) }
  }

  /// Shows how far something has come, and what it is.
  @_disfavoredOverload public init(_ title: some StringProtocol, value: Double?, total: Double = 1)
  {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// How a progress view looks.
public struct ProgressViewStyle: Hashable, Sendable {
  /// A bar with a value, a ring without one.
  public static let automatic = ProgressViewStyle(raw: 0)

  /// A bar.
  public static let linear = ProgressViewStyle(raw: 1)

  /// A ring.
  public static let circular = ProgressViewStyle(raw: 2)

  private let raw: Int
}

extension View {
  /// Chooses how progress views look.
  public func progressViewStyle(_ style: ProgressViewStyle) -> some View {
    environment(\.progressViewStyle, style)
  }
}
