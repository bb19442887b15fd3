// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A value within bounds.
///
/// In the linear style it is a bar that takes the width that it is offered, in the circular ones a ring of a fixed size. What Apple does not
/// publish of them are settings: see ``LayoutSettings/circularGaugeSize``.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: PrimitiveView {
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let minimumValueLabel: BoundsLabel
  private let maximumValueLabel: BoundsLabel

  /// Shows a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The least and the most that it can be.
  ///   - label: What it is.
  ///   - currentValueLabel: How much it is.
  ///   - minimumValueLabel: How much it is at least.
  ///   - maximumValueLabel: How much it is at most.
  public init(
    value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    fraction = (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
    self.label = label()
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }

  /// Adds a bar or a ring, and the labels.
  public func resolve(in resolver: inout ViewResolver) {
    switch resolver.environment.gaugeStyle {
    case .accessoryCircular: resolveRing(isOpen: true, in: &resolver)
    case .accessoryCircularCapacity: resolveRing(isOpen: false, in: &resolver)
    default:
      resolver.resolve(
        VStack {
          label
          HStack {
            minimumValueLabel
            MeterBar(fraction: fraction)
            maximumValueLabel
          }
          currentValueLabel
        })
    }
  }

  /// Adds a ring with the value in it; an open one has the label, or the bounds, in its gap.
  private func resolveRing(isOpen: Bool, in resolver: inout ViewResolver) {
    let side = resolver.settings.circularGaugeSize
    let inner = side - 4 * resolver.settings.circularGaugeLineWidth
    let hasValue = CurrentValueLabel.self != EmptyView.self
    let hasBounds = BoundsLabel.self != EmptyView.self
    resolver.resolve(
      MeterRing(fraction: fraction, side: side, isOpen: isOpen)
        .overlay {
          Group {
            if hasValue { currentValueLabel } else { label }
          }
          .lineLimit(1).minimumScaleFactor(0.3).frame(width: inner, height: inner)
        }
        .overlay(alignment: .bottom) {
          if isOpen, hasBounds {
            HStack(spacing: 2) {
              minimumValueLabel
              maximumValueLabel
            }
            .font(.system(size: side / 6)).lineLimit(1)
          } else if isOpen, hasValue {
            label.font(.system(size: side / 6)).lineLimit(1)
          }
        })
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Shows a value, what it is and how much.
  public init(
    value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
  /// Shows a value and what it is.
  public init(
    value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label) { EmptyView() }
  }
}

/// How a gauge looks.
public struct GaugeStyle: Hashable, Sendable {
  /// A bar.
  public static let automatic = GaugeStyle(raw: 0)

  /// A bar.
  public static let linearCapacity = automatic

  /// A bar, as on a Lock Screen.
  public static let accessoryLinearCapacity = automatic

  /// A ring with a gap at the bottom.
  public static let accessoryCircular = GaugeStyle(raw: 1)

  /// A closed ring.
  public static let accessoryCircularCapacity = GaugeStyle(raw: 2)

  private let raw: Int
}

extension View {
  /// Chooses how gauges look.
  public func gaugeStyle(_ style: GaugeStyle) -> some View {
    environment(\.gaugeStyle, style)
  }
}
