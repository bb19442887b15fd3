// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetViews

@testable import WidgetRendering

@Suite struct CoverageRasterizerTests {
  private let rasterizer = CoverageRasterizer(width: 40, height: 40)

  private func area(_ mask: CoverageMask) -> Double {
    mask.values.reduce(0) { $0 + Double($1) }
  }

  private func coverage(_ mask: CoverageMask, column: Int, row: Int) -> Float {
    guard mask.columns.contains(column), mask.rows.contains(row) else { return 0 }
    return mask.values[mask.index(column, row)]
  }

  private func coverage(of polygons: [[Point]], evenOdd: Bool = false) -> CoverageMask {
    rasterizer.coverage(of: PolygonSide.sides(of: polygons), evenOdd: evenOdd)
  }

  private func polygons(_ path: Path) -> [[Point]] {
    path.flattened(tolerance: 0.01).map(\.points)
  }

  @Test("a rectangle covers exactly its part of each pixel")
  func rectangle() {
    let mask = coverage(
      of: polygons(Path(rectangle: Rect(x: 2.25, y: 3.5, width: 2.5, height: 1))))
    #expect(coverage(mask, column: 2, row: 3) == 0.375)
    #expect(coverage(mask, column: 3, row: 3) == 0.5)
    #expect(coverage(mask, column: 4, row: 4) == 0.375)
    #expect(coverage(mask, column: 5, row: 4) == 0)
    #expect(abs(area(mask) - 2.5) < 1e-5)
  }

  @Test("shapes cover their area")
  func areas() {
    let triangle = [[Point(x: 1, y: 1), Point(x: 31, y: 11), Point(x: 5, y: 33)]]
    // Half of the cross product of two sides.
    #expect(abs(area(coverage(of: triangle)) - 460) < 0.5)
    let circle = Outline(.ellipse, in: Rect(x: 3, y: 5, width: 30, height: 30))
    let covered = area(coverage(of: polygons(Path(circle))))
    #expect(abs(covered - .pi * 225) < 0.5)
  }

  @Test("a part inside a part is a hole by the even-odd rule, and otherwise by its direction")
  func holes() {
    let outer = Path(rectangle: Rect(x: 2, y: 2, width: 20, height: 20))
    let inner = polygons(Path(rectangle: Rect(x: 7, y: 7, width: 10, height: 10)))
    let same = polygons(outer) + inner
    let opposite = polygons(outer) + inner.map { $0.reversed() }
    #expect(area(coverage(of: same)) == 400)
    #expect(area(coverage(of: same, evenOdd: true)) == 300)
    #expect(area(coverage(of: opposite)) == 300)
    #expect(area(coverage(of: opposite, evenOdd: true)) == 300)
  }

  @Test("what is outside of the canvas covers nothing, whatever its numbers are")
  func outside() {
    let big = Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
    #expect(area(coverage(of: polygons(Path(rectangle: big)))) == 1600)
    let far = Rect(x: 1e12, y: 5, width: 10, height: 10)
    #expect(area(coverage(of: polygons(Path(rectangle: far)))) == 0)
    let strange = [[Point(x: .nan, y: 1), Point(x: .infinity, y: 9), Point(x: 3, y: -.infinity)]]
    #expect(coverage(of: strange).values.allSatisfy { 0...1.0001 ~= $0 })
    #expect(coverage(of: []).values.isEmpty)
  }

  @Test(
    "few teeth of a comb and many cover their area, whichever way the comb lies",
    arguments: [9, 200])
  func combs(teeth: Int) {
    // Narrow triangles one after the other, from the right to the left, so that they come in no order.
    let width = 40 / Double(teeth)
    let triangles = (0..<teeth).reversed().map { number in
      let left = Double(number) * width
      return [
        Point(x: left, y: 30), Point(x: left + width / 2, y: 5), Point(x: left + width, y: 30),
      ]
    }
    #expect(abs(area(coverage(of: triangles)) - 500) < 0.5)
    let sides = PolygonSide.sides(of: triangles)
    let upsideDown = PlaneMapping(scaleX: 1, scaleY: -1, offsetX: 0, offsetY: 35)
    #expect(abs(area(rasterizer.coverage(of: sides, mapping: upsideDown)) - 500) < 0.5)
  }
}
