// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetValues

@Suite("Arcs")
struct SVGArcTests {
  private func path(_ data: String) throws -> VectorPath {
    try #require(try SVGSample(elements: "<path d=\"\(data)\"/>").paths().first)
  }

  /// Points on the curves of a path, seven on each.
  private func points(on path: VectorPath) -> [Point] {
    var current = Point.zero
    var result: [Point] = []
    for step in path.steps {
      switch step {
      case .move(let to), .line(let to): current = to
      case .curve(let to, let control1, let control2):
        for index in 0...6 {
          let t = Double(index) / 6
          let (a, b, c, d) = (
            (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t
          )
          result.append(
            Point(
              x: a * current.x + b * control1.x + c * control2.x + d * to.x,
              y: a * current.y + b * control1.y + c * control2.y + d * to.y))
        }
        current = to
      case .close: break
      }
    }
    return result
  }

  @Test("a quarter circle is one curve with the known control points")
  func quarter() throws {
    #expect(try path("M20 10A10 10 0 0 1 10 20").words == "M20 10 C20 15.523 15.523 20 10 20")
    #expect(try path("M20 10A10 10 0 0 0 10 20").words == "M20 10 C14.477 10 10 14.477 10 20")
  }

  @Test("a half circle is two, a three-quarter circle three")
  func longer() throws {
    #expect(
      try path("M5 10A5 5 0 0 1 15 10").words
        == "M5 10 C5 7.239 7.239 5 10 5 C12.761 5 15 7.239 15 10")
    #expect(try path("M20 10A10 10 0 1 1 10 0").steps.count == 4)
    #expect(
      try path("M20 10A10 10 0 1 1 10 0").words
        == "M20 10 C20 15.523 15.523 20 10 20 C4.477 20 0 15.523 0 10 C0 4.477 4.477 0 10 0")
  }

  @Test("the two flags choose among the four arcs through two points")
  func flags() throws {
    // The centers of the two circles of radius 5 through (6, 10) and (14, 10) are (10, 7) and (10, 13).
    for (flags, center) in [("0 0", 7.0), ("1 1", 7), ("0 1", 13), ("1 0", 13)] {
      let path = try path("M6 10A5 5 0 \(flags) 14 10")
      for point in points(on: path) {
        let (x, y) = (point.x - 10, point.y - center)
        #expect(abs((x * x + y * y).squareRoot() - 5) < 2e-3, "\(flags)")
      }
      let isLong = flags.hasPrefix("1")
      #expect(path.steps.count == (isLong ? 4 : 3), "\(flags)")
    }
  }

  @Test("an arc of a turned ellipse lies on it")
  func turned() throws {
    // The ellipse around (12, 12) with the radii 10 and 4, turned by 30 degrees.
    let (cosine, sine) = (0.75.squareRoot(), 0.5)
    let start = Point(x: 12 + 10 * cosine, y: 12 + 10 * sine)
    let end = Point(x: 12 - 4 * sine, y: 12 + 4 * cosine)
    let path = try path("M\(start.x) \(start.y)A10 4 30 0 1 \(end.x) \(end.y)")
    #expect(path.steps.count == 2)
    for point in points(on: path) {
      let (x, y) = (point.x - 12, point.y - 12)
      let along = (cosine * x + sine * y) / 10
      let across = (-sine * x + cosine * y) / 4
      #expect(abs(along * along + across * across - 1) < 1e-3)
    }
  }

  @Test("radii that are too small grow until they reach")
  func smallRadii() throws {
    #expect(
      try path("M5 10A1 1 0 0 1 15 10").words == path("M5 10A5 5 0 0 1 15 10").words)
    #expect(try path("M5 10A1e-300 1e-300 0 0 1 15 10").words == "M5 10 L15 10")
  }

  @Test("without a radius an arc is a line, and to its own beginning it is a dot")
  func degenerate() throws {
    #expect(try path("M5 10A0 5 0 0 1 15 10").words == "M5 10 L15 10")
    #expect(try path("M5 10A5 0 0 0 1 15 10").words == "M5 10 L15 10")
    #expect(try path("M5 10A-5 -5 0 0 1 15 10").words == path("M5 10A5 5 0 0 1 15 10").words)
    #expect(try path("M5 10A5 5 0 0 1 5 10H9").words == "M5 10 L5 10 L9 10")
  }
}
