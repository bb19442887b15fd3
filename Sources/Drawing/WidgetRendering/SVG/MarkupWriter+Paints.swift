// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension MarkupWriter {
  /// How many degrees a sector has that stands for the colors of an angle.
  private static let sector = 2.0

  /// Writes the colors of a gradient.
  mutating func stops(_ stops: [GradientStop]) {
    for stop in stops { self.stop(stop.location, stop.color) }
  }

  private mutating func stop(_ location: Double, _ color: ResolvedColor) {
    raw("<stop")
    attribute("offset", location.unit)
    attribute("stop-color", color: color)
    attribute("stop-opacity", opacity: color.opacity)
    raw("/>")
  }

  /// Writes what a shape in a rectangle is drawn with, if it is not one color and not a linear gradient.
  mutating func definition(
    of paint: Paint, identifier: String, in rect: Rect, margin: Double
  ) {
    switch paint {
    case .color, .linearGradient: return
    case .radialGradient(let stops, let center, let from, let to):
      let place = PlaneTransform(translationX: 0, y: 0)
      radial(stops, rect.point(at: center), from, to, place, identifier)
    case .ellipticalGradient(let stops, let center, let from, let to):
      let place = PlaneTransform(scaleX: rect.width, y: rect.height)
        .concatenating(PlaneTransform(translationX: rect.minX, y: rect.minY))
      radial(stops, Point(x: center.x, y: center.y), from, to, place, identifier)
    case .angularGradient: sectors(of: paint, identifier, in: rect, margin: margin)
    case .mesh(let colors, let columns):
      fields(colors, columns: columns, identifier, in: rect, margin: margin)
    }
  }

  /// Writes circles of colors; the radius of the first is a stop, because not all readers know a radius to begin with.
  private mutating func radial(
    _ stops: [GradientStop], _ center: Point, _ from: Double, _ to: Double,
    _ transform: PlaneTransform, _ identifier: String
  ) {
    let radius = max(from, to)
    raw("<radialGradient")
    attribute("id", identifier)
    raw(" gradientUnits=\"userSpaceOnUse\"")
    if !transform.isIdentity {
      raw(" gradientTransform=\"matrix(")
      factor(transform.a)
      raw(" 0 0 ")
      factor(transform.d)
      raw(" ")
      point(Point(x: transform.tx, y: transform.ty))
      raw(")\"")
    }
    attribute("cx", center.x)
    attribute("cy", center.y)
    attribute("r", max(radius, 0.001))
    raw(">")
    let ordered = from <= to ? stops : stops.reversed()
    for stop in ordered {
      let part = from + (to - from) * stop.location.unit
      self.stop(radius > 0 ? part / radius : stop.location, stop.color)
    }
    raw("</radialGradient>\n")
  }

  /// Writes a pattern of one tile, which covers a rectangle and a margin.
  private mutating func pattern(
    _ identifier: String, _ rect: Rect, margin: Double, content: (inout MarkupWriter, Rect) -> Void
  ) {
    let outer = rect.inset(by: EdgeInsets(all: -margin - 1))
    raw("<pattern")
    attribute("id", identifier)
    raw(" patternUnits=\"userSpaceOnUse\"")
    place(outer)
    raw(" viewBox=\"")
    point(outer.origin)
    raw(" ")
    number(outer.width)
    raw(" ")
    number(outer.height)
    raw("\"><g shape-rendering=\"crispEdges\">\n")
    content(&self, outer)
    raw("</g></pattern>\n")
  }

  /// Writes narrow sectors of one color each.
  private mutating func sectors(
    of paint: Paint, _ identifier: String, in rect: Rect, margin: Double
  ) {
    guard case .angularGradient(_, let unit, _, _) = paint else { return }
    let shader = PaintShader(paint, in: rect)
    pattern(identifier, rect, margin: margin) { writer, outer in
      let center = rect.point(at: unit)
      // As far as the farthest corner, and a little for the straight outer side of a sector.
      let reach =
        1.01
        * (max(abs(outer.minX - center.x), abs(outer.maxX - center.x))
          + max(abs(outer.minY - center.y), abs(outer.maxY - center.y)))
      func point(_ degrees: Double) -> Point {
        let turn = PlaneTransform(rotation: Angle(degrees: degrees))
        return Point(x: center.x + reach * turn.a, y: center.y + reach * turn.b)
      }
      for degrees in stride(from: 0, to: 360, by: Self.sector) {
        let color = shader.color(atDegrees: degrees + Self.sector / 2)
        guard color.opacity > 0 else { continue }
        writer.raw("<path")
        writer.pathData([
          .move(to: center), .line(to: point(degrees)), .line(to: point(degrees + Self.sector)),
          .close,
        ])
        writer.attribute("fill", color: color)
        writer.attribute("fill-opacity", opacity: color.opacity)
        writer.raw("/>\n")
      }
    }
  }

  /// Writes fields of one color each.
  private mutating func fields(
    _ colors: [ResolvedColor], columns: Int, _ identifier: String, in rect: Rect, margin: Double
  ) {
    guard columns > 0 else { return }
    let rows = colors.count / columns
    pattern(identifier, rect, margin: margin) { writer, outer in
      for (index, color) in colors.enumerated() where color.opacity > 0 {
        let (row, column) = index.quotientAndRemainder(dividingBy: columns)
        // The fields at the edges reach to the end of the margin.
        func edges(_ index: Int, _ count: Int, _ start: Double, _ length: Double, _ margin: Double)
          -> (Double, Double)
        {
          (
            index == 0 ? start - margin : start + length * Double(index) / Double(count),
            index == count - 1
              ? start + length + margin : start + length * Double(index + 1) / Double(count)
          )
        }
        let (left, right) = edges(column, columns, rect.minX, rect.width, margin + 1)
        let (top, bottom) = edges(row, rows, rect.minY, rect.height, margin + 1)
        writer.raw("<rect")
        writer.place(Rect(x: left, y: top, width: right - left, height: bottom - top))
        writer.attribute("fill", color: color)
        writer.attribute("fill-opacity", opacity: color.opacity)
        writer.raw("/>\n")
      }
    }
  }
}
