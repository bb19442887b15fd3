// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Colors and where on a line they are reached.
public struct Gradient: Hashable, Sendable {
  /// A color on the line.
  public struct Stop: Hashable, Sendable {
    /// The color at the stop.
    public var color: Color

    /// The location of the color on the line, from 0 to 1.
    public var location: Double

    /// Creates a stop: a color, and its location on the gradient's line, from 0 to 1.
    public init(color: Color, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// The colors in the order of their locations.
  public var stops: [Stop]

  /// Creates a gradient of stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates a gradient whose colors are at equal distances.
  public init(colors: [Color]) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: Double($0) / last) }
  }
}

extension Gradient: ShapeStyle {
  /// The colors from the top to the bottom; of a gauge along its line or ring.
  public var shapeStyle: ShapeStyleValue { ShapeStyleValue(kind: .plainGradient(self)) }
}

/// Colors that change along a line; as a view it takes what it is offered.
public struct LinearGradient: ShapeStyle, PrimitiveView, Hashable {
  /// The colors and their locations, from ``startPoint`` to ``endPoint``.
  public var gradient: Gradient

  /// The point of the first color, as fractions of the width and height.
  public var startPoint: UnitPoint

  /// The point of the last color, as fractions of the width and height.
  public var endPoint: UnitPoint

  /// Creates colors that change along a line.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Creates colors at equal distances along a line.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates colors along a line.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The linear gradient as the layout and the renderers know it.
  public var shapeStyle: ShapeStyleValue { ShapeStyleValue(kind: .linearGradient(self)) }
}

extension UnitPoint {
  /// The origin: the upper left corner, the same as ``topLeading``.
  public static let zero = UnitPoint(x: 0, y: 0)

  /// The center of the frame.
  public static let center = UnitPoint(x: 0.5, y: 0.5)

  /// The middle of the left side.
  public static let leading = UnitPoint(x: 0, y: 0.5)

  /// The middle of the right side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)

  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)

  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)

  /// The upper left corner of the frame.
  public static let topLeading = UnitPoint(x: 0, y: 0)

  /// The upper right corner of the frame.
  public static let topTrailing = UnitPoint(x: 1, y: 0)

  /// The lower left corner of the frame.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)

  /// The lower right corner of the frame.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
