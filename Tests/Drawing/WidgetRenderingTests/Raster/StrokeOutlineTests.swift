// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@testable import WidgetRendering

@Suite struct StrokeOutlineTests {
  /// The area of a line of width 4 along points, on a canvas of 60 × 60.
  private func area(
    _ points: [(Double, Double)], closed: Bool = false, cap: VectorPath.LineCap = .butt,
    join: VectorPath.LineJoin = .miter
  ) -> Double {
    let line = Polyline(points: points.map { Point(x: $0.0, y: $0.1) }, isClosed: closed)
    let outline = StrokeOutline(of: [line], width: 4, cap: cap, join: join, tolerance: 0.005)
    let mask = CoverageRasterizer(width: 60, height: 60).coverage(
      of: PolygonSide.sides(of: outline.polygons))
    return mask.values.reduce(0) { $0 + Double($1) }
  }

  private func isNear(_ area: Double, _ expected: Double) -> Bool {
    abs(area - expected) < 0.15
  }

  @Test("a line is as wide as asked, and its ends are those asked for")
  func caps() {
    let line = [(10.0, 20.0), (40.0, 20.0)]
    #expect(isNear(area(line), 120))
    #expect(isNear(area(line, cap: .square), 136))
    #expect(isNear(area(line, cap: .round), 120 + .pi * 4))
  }

  @Test("lines meet in a point, in a circle, or cut off")
  func joins() {
    let corner = [(10.0, 40.0), (10.0, 10.0), (40.0, 10.0)]
    // Two lines that share a square, of whose outer quarter all, a quarter of a circle, or half is there.
    let base = 30.0 * 4 * 2 - 4
    #expect(isNear(area(corner, join: .miter), base + 4))
    #expect(isNear(area(corner, join: .round), base + .pi))
    #expect(isNear(area(corner, join: .bevel), base + 2))
    #expect(isNear(area(corner.reversed(), join: .miter), base + 4))
  }

  @Test("a corner that would reach too far is cut off")
  func miterLimit() {
    let sharp = [(5.0, 20.0), (50.0, 22.0), (5.0, 24.0)]
    #expect(area(sharp, join: .miter) == area(sharp, join: .bevel))
  }

  @Test("a closed line has no ends, and no corner lacks")
  func closed() {
    let square = [(10.0, 10.0), (40.0, 10.0), (40.0, 40.0), (10.0, 40.0)]
    #expect(isNear(area(square, closed: true), 34 * 34 - 26 * 26))
    #expect(isNear(area(square + [(10, 10)], closed: true, cap: .round), 34 * 34 - 26 * 26))
  }

  @Test("a line without length is a dot where its ends have a shape")
  func dots() {
    #expect(area([(20, 20), (20, 20)]) == 0)
    #expect(isNear(area([(20, 20)], cap: .round), .pi * 4))
    #expect(isNear(area([(20, 20)], cap: .square), 16))
    #expect(area([]) == 0)
    #expect(area([(.nan, 1), (.infinity, 2)], cap: .round) == 0)
  }
}
