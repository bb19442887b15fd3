// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetViews

/// A basic shape that marks a point of a chart.
public enum BasicChartSymbolShape: CaseIterable, Hashable, Sendable, Shape {
  /// A circle that fills the symbol's frame.
  case circle
  /// A square that fills the symbol's frame.
  case square
  /// A triangle with its tip at the top.
  case triangle
  /// A square on its corner.
  case diamond
  /// A pentagon with its tip at the top.
  case pentagon
  /// An upright cross, like a plus sign.
  case plus
  /// A diagonal cross, like the letter X.
  case cross
  /// A star of crossing lines.
  case asterisk

  /// The symbol over a frame.
  public func path(in rect: Rect) -> Path {
    switch self {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect)
    case .triangle: polygon(3, in: rect)
    case .diamond: polygon(4, in: rect)
    case .pentagon: polygon(5, in: rect)
    case .plus: lines([0, 90], in: rect)
    case .cross: lines([45, 135], in: rect)
    case .asterisk: lines([0, 60, 120], in: rect)
    }
  }

  /// The side of the frame in which the symbol has an area; lines have that of the square around them.
  func side(ofArea area: Double) -> Double {
    let area = area.isFinite ? max(0, area) : 0
    return switch self {
    case .circle: 2 * (area / Double.pi).squareRoot()
    case .square, .plus, .cross, .asterisk: area.squareRoot()
    // Polygons in a circle whose diameter is the side.
    case .triangle: 2 * (area / 1.299).squareRoot()
    case .diamond: 2 * (area / 2).squareRoot()
    case .pentagon: 2 * (area / 2.378).squareRoot()
    }
  }

  private func polygon(_ corners: Int, in rect: Rect) -> Path {
    var path = Path()
    path.addLines(
      (0..<corners).map { Self.place($0 * 360 / corners, in: rect) })
    path.closeSubpath()
    return path
  }

  private func lines(_ degrees: [Int], in rect: Rect) -> Path {
    var path = Path()
    for angle in degrees {
      path.move(to: Self.place(angle, in: rect))
      path.addLine(to: Self.place(angle + 180, in: rect))
    }
    return path.strokedPath(StrokeStyle(lineWidth: rect.width / 4))
  }

  /// The place on the ellipse in a frame at an angle from its top.
  private static func place(_ degrees: Int, in rect: Rect) -> Point {
    let turn = PlaneTransform(rotation: .degrees(Double(degrees)))
    let unit = turn(Point(x: 0, y: -1))
    return Point(
      x: rect.midX + unit.x * rect.width / 2, y: rect.midY + unit.y * rect.height / 2)
  }
}
