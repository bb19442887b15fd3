// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

extension MessageWriter {
  mutating func point(_ point: Point) {
    number(point.x)
    number(point.y)
  }

  mutating func rect(_ rect: Rect) {
    array { writer in
      writer.point(rect.origin)
      writer.number(rect.width)
      writer.number(rect.height)
    }
  }

  mutating func color(_ color: ResolvedColor) {
    array { writer in
      for part in [color.red, color.green, color.blue, color.opacity] { writer.number(part) }
    }
  }

  mutating func outline(_ outline: Outline) {
    array { writer in
      writer.rect(outline.rect)
      switch outline.kind {
      case .rectangle: writer.string("rectangle")
      case .roundedRectangle(let radius, let style):
        writer.string(style == .circular ? "circular" : "continuous")
        writer.number(radius)
      case .ellipse: writer.string("ellipse")
      case .arc(let start, let end):
        writer.string("arc")
        writer.number(start)
        writer.number(end)
      case .path(let steps, let usesEvenOddFill):
        writer.string("path")
        writer.bool(usesEvenOddFill)
        writer.steps(steps)
      }
    }
  }

  mutating func steps(_ steps: [VectorPath.Step]) {
    array { writer in
      for step in steps {
        switch step {
        case .move(let point):
          writer.string("M")
          writer.point(point)
        case .line(let point):
          writer.string("L")
          writer.point(point)
        case .curve(let point, let first, let second):
          writer.string("C")
          writer.point(first)
          writer.point(second)
          writer.point(point)
        case .close: writer.string("Z")
        }
      }
    }
  }

  mutating func paint(_ paint: Paint) {
    array { writer in
      switch paint {
      case .color(let color):
        writer.string("color")
        writer.color(color)
      case .linearGradient(let stops, let start, let end):
        writer.string("linear")
        writer.stops(stops)
        for value in [start.x, start.y, end.x, end.y] { writer.number(value) }
      case .radialGradient(let stops, let center, let start, let end):
        writer.gradient("radial", stops, center, start, end)
      case .ellipticalGradient(let stops, let center, let start, let end):
        writer.gradient("elliptical", stops, center, start, end)
      case .angularGradient(let stops, let center, let start, let end):
        writer.gradient("angular", stops, center, start, end)
      case .mesh(let colors, let columns):
        writer.string("mesh")
        writer.array(colors) { $0.color($1) }
        writer.integer(columns)
      }
    }
  }

  private mutating func gradient(
    _ name: String, _ stops: [GradientStop], _ center: UnitPoint, _ start: Double, _ end: Double
  ) {
    string(name)
    self.stops(stops)
    for value in [center.x, center.y, start, end] { number(value) }
  }

  private mutating func stops(_ stops: [GradientStop]) {
    array(stops) { writer, stop in
      writer.array {
        $0.color(stop.color)
        $0.number(stop.location)
      }
    }
  }

  mutating func strokeStyle(_ style: StrokeStyle) {
    array { writer in
      writer.number(style.lineWidth)
      writer.string(style.lineCap.rawValue)
      writer.string(style.lineJoin.rawValue)
      writer.number(style.miterLimit)
      writer.array(style.dash) { $0.number($1) }
      writer.number(style.dashPhase)
    }
  }
}
