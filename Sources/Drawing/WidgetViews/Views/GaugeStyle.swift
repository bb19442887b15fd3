// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The appearance of gauges: a type that makes a view of their parts.
public protocol GaugeStyle {
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
public struct LinearCapacityGaugeStyle: GaugeStyle, Hashable, Sendable {
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
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Hashable, Sendable {
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
public struct AccessoryLinearGaugeStyle: GaugeStyle, Hashable, Sendable {
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
          OutsideOfMark(fraction: configuration.value, gap: settings.gaugeMarkGap),
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

/// All of the frame, and some of what is around it, that is outside of a circle around the mark.
private struct OutsideOfMark: Shape {
  let fraction: Double
  let gap: Double

  func path(in rect: Rect) -> Path {
    var path = Path(rect.inset(by: EdgeInsets(all: -gap)))
    path.addPath(MarkOnBar(fraction: fraction, size: gap).path(in: rect))
    return path
  }
}

/// The mark on a bar.
private struct MarkOnBar: Shape {
  let fraction: Double
  let size: Double

  /// Where the middle of a mark is, which stays on the bar.
  static func middle(_ fraction: Double, in rect: Rect) -> Double {
    let reach = min(rect.height, rect.width) / 2
    return min(max(rect.minX + reach, rect.minX + rect.width * fraction), rect.maxX - reach)
  }

  func path(in rect: Rect) -> Path {
    let middle = Self.middle(fraction, in: rect)
    return Path(
      ellipseIn: Rect(x: middle - size / 2, y: rect.midY - size / 2, width: size, height: size))
  }
}

/// A ring: closed and filled up to the value, or with a gap at the bottom and a mark at the value.
///
/// Source: Apple's documentation of `accessoryCircularCapacity` and `accessoryCircular`, and pictures of a simulator.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Hashable, Sendable {
  let isOpen: Bool

  /// The ring with the value in it; an open one has the label, or the bounds, in its gap.
  public func makeBody(configuration: Configuration) -> some View {
    let settings = configuration.settings
    let side = settings.circularGaugeSize
    let room = isOpen ? settings.openGaugeRoom : settings.closedGaugeRoom
    let hasBounds =
      configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
    ring(configuration.value, hasBounds: hasBounds, settings)
      .overlay {
        Group {
          if let value = configuration.currentValueLabel { value } else { configuration.label }
        }
        .lineLimit(1).minimumScaleFactor(0.3).frame(width: room, height: room)
        .offset(y: isOpen ? -settings.openGaugeRise : 0)
      }
      .overlay(alignment: .bottom) {
        if isOpen {
          if hasBounds {
            HStack(spacing: settings.gaugeBoundsSpacing) {
              configuration.minimumValueLabel
              configuration.maximumValueLabel
            }
            .font(.system(size: settings.gaugeBoundsFontSize, weight: .medium)).lineLimit(1)
            .padding(.bottom, settings.gaugeBoundsInset)
          } else if configuration.currentValueLabel != nil {
            configuration.label.font(.system(size: side / 6)).lineLimit(1)
          }
        }
      }
  }

  @ViewBuilder private func ring(
    _ value: Double, hasBounds: Bool, _ settings: LayoutSettings
  ) -> some View {
    let side = settings.circularGaugeSize
    if isOpen {
      // The ring goes from the lower left over the top to the lower right.
      let sweep = hasBounds ? settings.boundedGaugeSweep : settings.openGaugeSweep
      let turn = Turn(degrees: (value - 0.5) * sweep)
      let radius = (side - settings.circularGaugeLineWidth) / 2
      let mark = Point(x: side / 2 + radius * turn.sine, y: side / 2 - radius * turn.cosine)
      ZStack {
        MeterRing(fraction: 1, side: side, sweep: sweep)
          .clipShape(
            OutsideOfCircle(center: mark, diameter: settings.gaugeMarkGap),
            style: FillStyle(eoFill: true))
        // The mark is a part of the arc, so that a gradient has the same color there.
        CircleAround(center: mark, diameter: settings.gaugeMarkSize)
          .fill(ChangedStyle(shapeStyle: ShapeStyleValue(kind: .meterTint(.openRing(sweep)))))
          .frame(width: side, height: side)
      }
    } else {
      MeterRing(fraction: value, side: side)
    }
  }
}

/// A circle at a place of the frame.
private struct CircleAround: Shape {
  let center: Point
  let diameter: Double

  func path(in rect: Rect) -> Path {
    Path(
      ellipseIn: Rect(
        x: rect.minX + center.x - diameter / 2, y: rect.minY + center.y - diameter / 2,
        width: diameter, height: diameter))
  }
}

/// All of the frame, and a line's width around it, that is outside of a circle.
private struct OutsideOfCircle: Shape {
  let center: Point
  let diameter: Double

  func path(in rect: Rect) -> Path {
    var path = Path(rect.inset(by: EdgeInsets(all: -diameter)))
    path.addPath(CircleAround(center: center, diameter: diameter).path(in: rect))
    return path
  }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// The style that is used where none is set: a bar that is filled up to the value.
  public static var automatic: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
  /// A bar that is filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that is filled up to the value, as on a Lock Screen.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring with a gap at the bottom and a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle(isOpen: true)
  }

  /// A closed ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle(isOpen: false)
  }
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

extension View {
  /// Sets the style of the gauges within this view.
  public func gaugeStyle(_ style: some GaugeStyle) -> some View {
    transformEnvironment { $0.gaugeStyle = style }
  }
}

extension GaugeStyle {
  /// Adds a gauge in the style.
  func resolve(_ configuration: Configuration, in resolver: inout ViewResolver) {
    let body = resolver.evaluating { makeBody(configuration: configuration) }
    resolver.resolve(body)
  }
}
