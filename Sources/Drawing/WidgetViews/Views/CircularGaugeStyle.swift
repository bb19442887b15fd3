// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A ring with a gap at the bottom and a mark at the value.
///
/// Source: Apple's documentation of `accessoryCircular`, and pictures of a simulator.
nonisolated public struct AccessoryCircularGaugeStyle: GaugeStyle, Hashable, Sendable {
  /// Creates the style, which has no settings.
  public init() {}

  /// The ring with the value in it, and the label, or the bounds, in its gap.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.circle(isOpen: true)
  }
}

/// A closed ring that is filled up to the value.
///
/// Source: Apple's documentation of `accessoryCircularCapacity`, and pictures of a simulator.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Hashable, Sendable {
  /// Creates the style, which has no settings.
  public init() {}

  /// The ring with the value in it, or the label if the gauge has no label of its value.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.circle(isOpen: false)
  }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring with a gap at the bottom and a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension GaugeStyleConfiguration {
  /// A ring with the value in it.
  ///
  /// - Parameter isOpen: Whether the ring has a gap and a mark at the value; otherwise it is filled up to the value.
  /// - Returns: The view.
  @ViewBuilder fileprivate func circle(isOpen: Bool) -> some View {
    let side = settings.circularGaugeSize
    let room = isOpen ? settings.openGaugeRoom : settings.closedGaugeRoom
    let hasBounds = minimumValueLabel != nil || maximumValueLabel != nil
    ring(isOpen: isOpen, hasBounds: hasBounds)
      .overlay {
        Group {
          if let value = currentValueLabel { value } else { label }
        }
        .lineLimit(1).minimumScaleFactor(0.3).frame(width: room, height: room)
        .offset(y: isOpen ? -settings.openGaugeRise : 0)
      }
      .overlay(alignment: .bottom) {
        if isOpen {
          if hasBounds {
            HStack(spacing: settings.gaugeBoundsSpacing) {
              minimumValueLabel
              maximumValueLabel
            }
            .font(.system(size: settings.gaugeBoundsFontSize, weight: .medium)).lineLimit(1)
            .padding(.bottom, settings.gaugeBoundsInset)
          } else if currentValueLabel != nil {
            label.font(.system(size: side / 6)).lineLimit(1)
          }
        }
      }
  }

  @ViewBuilder private func ring(isOpen: Bool, hasBounds: Bool) -> some View {
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
            OutsideShape(
              of: CircleAround(center: mark, diameter: settings.gaugeMarkGap),
              margin: settings.gaugeMarkGap),
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
