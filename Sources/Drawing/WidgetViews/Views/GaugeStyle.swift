// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The appearance of gauges: a type that makes a view of their parts.
@MainActor @preconcurrency public protocol GaugeStyle {
  /// The type of view that the style makes of a gauge.
  associatedtype Body: View

  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Makes the view of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge, for its style.
public struct GaugeStyleConfiguration {
  /// The value, from 0 at the lower bound to 1 at the upper one.
  public let value: Double

  /// The label that describes the gauge's purpose.
  public let label: StyleContent

  /// The label of the current value; nil if the gauge has none.
  public let currentValueLabel: StyleContent?

  /// The label of the lower bound; nil if the gauge has none.
  public let minimumValueLabel: StyleContent?

  /// The label of the upper bound; nil if the gauge has none.
  public let maximumValueLabel: StyleContent?

  let settings: LayoutSettings
}

/// A bar that is filled up to the value.
///
/// Source: Apple's documentation of `linearCapacity` and `accessoryLinearCapacity`.
nonisolated public struct LinearCapacityGaugeStyle: GaugeStyle, Hashable, Sendable {
  /// Creates the style, which has no settings.
  public init() {}

  /// The label, the bar between the bounds, and the value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        MeterBar(fraction: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A bar that is filled up to the value, as on a Lock Screen: as thick as the ring of the circular styles, its labels at the leading side.
///
/// Source: Apple's documentation of `accessoryLinearCapacity`, and the Human Interface Guidelines' pictures of gauges; the thickness is assumed.
nonisolated public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Hashable, Sendable {
  /// Creates the style, which has no settings.
  public init() {}

  /// The label, the bar between the bounds, and the value.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        MeterBar(
          fraction: configuration.value, height: configuration.settings.circularGaugeLineWidth)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A bar with a mark at the value.
///
/// Source: Apple's documentation of `accessoryLinear`; the bar and the mark are those of the circular style, which pictures of a simulator show.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, Hashable, Sendable {
  /// Creates the style, which has no settings.
  public init() {}

  /// The bar between the bounds; the value and the label are not shown.
  public func makeBody(configuration: Configuration) -> some View {
    let settings = configuration.settings
    let height = settings.circularGaugeLineWidth
    HStack(spacing: 4) {
      configuration.minimumValueLabel
      Capsule().fill(ChangedStyle(shapeStyle: ShapeStyleValue(kind: .meterTint(.line))))
        .clipShape(
          OutsideShape(
            of: MarkOnBar(fraction: configuration.value, size: settings.gaugeMarkGap),
            margin: settings.gaugeMarkGap),
          style: FillStyle(eoFill: true)
        )
        .overlay {
          MarkOnBar(fraction: configuration.value, size: settings.gaugeMarkSize)
            .fill(ChangedStyle(shapeStyle: ShapeStyleValue(kind: .meterTint(.line))))
        }
        .frame(height: height)
        .padding(.vertical, (settings.gaugeMarkGap - height) / 2)
      configuration.maximumValueLabel
    }
  }
}

/// A circle around the value's place on a bar, which stays on the bar.
private struct MarkOnBar: Shape {
  let fraction: Double
  let size: Double

  func path(in rect: Rect) -> Path {
    let reach = min(rect.height, rect.width) / 2
    let middle = min(max(rect.minX + reach, rect.minX + rect.width * fraction), rect.maxX - reach)
    return Path(
      ellipseIn: Rect(x: middle - size / 2, y: rect.midY - size / 2, width: size, height: size))
  }
}

/// The style of gauges that set none: in a widget that of `linearCapacity`.
nonisolated public struct DefaultGaugeStyle: GaugeStyle, Hashable, Sendable {
  /// Creates the style, which has no settings.
  public init() {}

  /// The label, the bar between the bounds, and the value.
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style of gauges that set none: a bar that is filled up to the value.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that is filled up to the value, as on a Lock Screen.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension EnvironmentValues {
  private struct StyleKey: EnvironmentKey {
    static var defaultValue: any GaugeStyle { .automatic }
  }

  var gaugeStyle: any GaugeStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the gauges within this view.
  public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    transformEnvironment { $0.gaugeStyle = style }
  }
}

nonisolated extension GaugeStyle {
  /// Adds a gauge in the style.
  func resolve(_ configuration: Configuration, in resolver: inout ViewResolver) {
    let body = resolver.evaluating((self, configuration)) { $0.makeBody(configuration: $1) }
    resolver.resolve(body)
  }
}
