// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetValues

/// What is drawn otherwise than by programs that cut off and that draw groups as one, and so is said.
extension SVGDrawing {
  /// Says of the elements around a shape that it is outside of their boxes.
  mutating func checkBoxes(_ context: Context, _ steps: [VectorPath.Step], lineWidth: Double) {
    for (index, box, toBox) in context.boxes {
      guard let toBox else { continue }
      let margin = lineWidth / 2 * toBox.meanScale
      let tolerance = 1e-6 * max(box.width, box.height) - margin
      let isInside = steps.outline.allSatisfy { point in
        let place = toBox(point)
        return place.x >= box.minX - tolerance && place.x <= box.maxX + tolerance
          && place.y >= box.minY - tolerance && place.y <= box.maxY + tolerance
      }
      if !isInside { report(.notCutOff(tree.elements[index].name), at: tree.elements[index].range) }
    }
  }

  /// Says of the whole image that its parts are over one another if it has an opacity of its own.
  mutating func checkRootOverlap() {
    guard overlapChecks.contains(where: { $0.index == 0 }) else { return }
    checkOverlap(of: paths[...], in: 0)
  }

  /// Says of an element with an opacity of its own that its parts are over one another.
  mutating func checkOverlap(of parts: ArraySlice<VectorPath>, in index: Int) {
    let hasTwoInks = parts.contains { $0.fill != nil && $0.stroke != nil }
    let boxes = parts.prefix(64).compactMap(\.box)
    let overlap = boxes.indices.contains(where: { first in
      boxes[(first + 1)...].contains { $0.overlaps(boxes[first]) }
    })
    if hasTwoInks || overlap { report(.visibleOverlap, at: tree.elements[index].range) }
  }
}

extension VectorPath {
  /// The rectangle around the path, its line included; nil if it has no point.
  fileprivate var box: Rect? {
    let points = steps.outline
    guard let first = points.first else { return nil }
    let margin = (stroke?.width ?? 0) / 2
    var (low, high) = (first, first)
    for point in points {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return Rect(
      x: low.x - margin, y: low.y - margin, width: high.x - low.x + 2 * margin,
      height: high.y - low.y + 2 * margin)
  }
}

extension Rect {
  /// Whether two rectangles share more than an edge.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    let slack = 1e-6 * max(width, other.width)
    return minX + slack < other.maxX && other.minX + slack < maxX && minY + slack < other.maxY
      && other.minY + slack < maxY
  }
}

extension [VectorPath.Step] {
  /// Points along the path, close enough to one another to tell where it lies.
  var outline: [Point] {
    var points: [Point] = []
    var last = Point.zero
    for step in self {
      switch step {
      case .move(let point), .line(let point):
        points.append(point)
        last = point
      case .curve(let end, let control1, let control2):
        for index in 1...8 {
          let t = Double(index) / 8
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          points.append(
            Point(
              x: a * last.x + b * control1.x + c * control2.x + d * end.x,
              y: a * last.y + b * control1.y + c * control2.y + d * end.y))
        }
        last = end
      case .close: break
      }
    }
    return points
  }

  /// The path with each of its dots, parts of no length, made a hair long, so that a square end turns with the image.
  func turningDots(_ transform: SVGTransform?) -> Self {
    guard let transform, abs(transform.b) > 1e-9, abs(transform.c) > 1e-9 else { return self }
    var result = self
    for index in result.indices.dropLast() {
      guard case .move(let start) = result[index], case .line(let end) = result[index + 1],
        start == end, index + 2 == result.count || result[index + 2].isMove
      else { continue }
      let length = (transform.a * transform.a + transform.b * transform.b).squareRoot()
      guard length > 0 else { continue }
      result[index + 1] = .line(
        to: Point(
          x: end.x + transform.a / length * 1e-3, y: end.y + transform.b / length * 1e-3))
    }
    return result
  }

  /// Whether two straight lines meet in a corner whose point is longer than one limit allows and shorter than another.
  func hasCorner(sharperThan low: Double, butNot high: Double) -> Bool {
    let points = outline
    for index in points.indices.dropFirst().dropLast() {
      let (x1, y1) = (points[index].x - points[index - 1].x, points[index].y - points[index - 1].y)
      let (x2, y2) = (points[index + 1].x - points[index].x, points[index + 1].y - points[index].y)
      let lengths = ((x1 * x1 + y1 * y1) * (x2 * x2 + y2 * y2)).squareRoot()
      guard lengths > 0 else { continue }
      // The length of a corner's point, by the cosine of the angle between the lines.
      let sine = Swift.max(0, (1 + (x1 * x2 + y1 * y2) / lengths) / 2).squareRoot()
      let ratio = sine > 0 ? 1 / sine : .infinity
      if ratio > low, ratio <= high { return true }
    }
    return false
  }
}

extension VectorPath.Step {
  fileprivate var isMove: Bool {
    if case .move = self { true } else { false }
  }
}
