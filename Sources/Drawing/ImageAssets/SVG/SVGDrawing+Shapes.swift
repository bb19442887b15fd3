// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import WidgetValues

extension SVGDrawing {
  /// The names of the elements that are shapes.
  static let shapeNames: Set<String> = [
    "circle", "ellipse", "line", "path", "polygon", "polyline", "rect",
  ]

  /// The outline of a shape, in its own coordinates.
  mutating func steps(of element: SVGElement, in viewport: Size) -> [VectorPath.Step] {
    var lengths = Lengths(element: element, viewport: viewport)
    let steps: [VectorPath.Step]
    switch element.name {
    case "path": return pathSteps(element)
    case "polyline": return SVGShape.lines(points(element))
    case "polygon":
      let points = points(element)
      return points.isEmpty ? [] : SVGShape.lines(points) + [.close]
    case "line":
      steps = SVGShape.lines([
        Point(x: lengths.x("x1") ?? 0, y: lengths.y("y1") ?? 0),
        Point(x: lengths.x("x2") ?? 0, y: lengths.y("y2") ?? 0),
      ])
    case "rect":
      let rect = Rect(
        x: lengths.x("x") ?? 0, y: lengths.y("y") ?? 0, width: lengths.x("width") ?? 0,
        height: lengths.y("height") ?? 0)
      // One radius stands for both.
      let (rx, ry) = (lengths.x("rx"), lengths.y("ry"))
      steps = SVGShape.rectangle(rect, radiusX: rx ?? ry ?? 0, radiusY: ry ?? rx ?? 0)
    case "circle":
      let radius = lengths.diagonal("r") ?? 0
      steps = SVGShape.ellipse(center: lengths.center, radiusX: radius, radiusY: radius)
    case "ellipse":
      let (rx, ry) = (lengths.x("rx"), lengths.y("ry"))
      steps = SVGShape.ellipse(
        center: lengths.center, radiusX: rx ?? ry ?? 0, radiusY: ry ?? rx ?? 0)
    default: return []
    }
    report(lengths)
    return steps
  }

  /// Says which of an element's lengths are none, or none that all programs agree on.
  mutating func report(_ lengths: Lengths) {
    for attribute in lengths.malformed { reportMalformedLength(attribute) }
    for attribute in lengths.ambiguous {
      report(
        .ambiguousValue(attribute.text, instead: SVGLength.advice), at: attribute.valueRange)
    }
  }

  /// Says that an attribute is not a length.
  mutating func reportMalformedLength(_ attribute: SVGAttribute) {
    report(
      .malformedValue(attribute.text, of: attribute.name, expected: "a length"),
      at: attribute.valueRange)
  }

  private mutating func pathSteps(_ element: SVGElement) -> [VectorPath.Step] {
    guard let attribute = element["d"], attribute.text != "none" else { return [] }
    let data = SVGPathData(attribute.text, limit: remainingStepCount)
    if let fault = data.fault {
      report(
        .malformedPath(found: fault.found),
        at: attribute.range(ofText: fault.offset..<fault.offset + 1))
    }
    return data.steps
  }

  private mutating func points(_ element: SVGElement) -> [Point] {
    guard let attribute = element["points"] else { return [] }
    var scanner = SVGScanner(attribute.text)
    var points: [Point] = []
    scanner.skipSpace()
    while !scanner.isAtEnd, points.count <= remainingStepCount {
      let start = scanner.offset
      guard let x = scanner.number() else {
        report(
          .malformedPath(found: scanner.found), at: attribute.range(ofText: start..<start + 1))
        break
      }
      scanner.skipSeparator()
      guard let y = scanner.number() else {
        report(
          .malformedPath(found: scanner.found),
          at: attribute.range(ofText: scanner.offset..<scanner.offset + 1))
        break
      }
      points.append(Point(x: x, y: y))
      scanner.skipSeparator()
    }
    return points
  }
}

extension SVGDrawing {
  /// Reads the lengths of an element, and remembers those that are none.
  struct Lengths {
    let element: SVGElement
    let viewport: Size
    private(set) var malformed: [SVGAttribute] = []
    private(set) var ambiguous: [SVGAttribute] = []

    init(element: SVGElement, viewport: Size) {
      self.element = element
      self.viewport = viewport
    }

    /// A length along the x axis; nil if there is none.
    mutating func x(_ name: String) -> Double? { length(name, of: viewport.width) }

    /// A length along the y axis.
    mutating func y(_ name: String) -> Double? { length(name, of: viewport.height) }

    /// A length in no direction.
    mutating func diagonal(_ name: String) -> Double? { length(name, of: viewport.svgDiagonal) }

    /// The middle of a circle or an ellipse.
    var center: Point {
      mutating get { Point(x: x("cx") ?? 0, y: y("cy") ?? 0) }
    }

    private mutating func length(_ name: String, of whole: Double) -> Double? {
      guard let attribute = element[name], attribute.text != "auto" else { return nil }
      let length = SVGLength(attribute.text)
      // Widths, heights and radii below 0 mean nothing.
      let isSize = ["width", "height", "r", "rx", "ry"].contains(name)
      guard let length, !isSize || length.value >= 0 else {
        malformed.append(attribute)
        return nil
      }
      if length.isAmbiguous { ambiguous.append(attribute) }
      return length.resolved(of: whole)
    }
  }
}

extension Size {
  /// The length to which percentages without a direction refer.
  var svgDiagonal: Double {
    ((width * width + height * height) / 2).squareRoot()
  }
}
