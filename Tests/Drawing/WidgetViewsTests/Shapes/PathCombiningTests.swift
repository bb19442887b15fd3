// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TestSupport
import Testing
import WidgetViews

@Suite struct PathCombiningTests {
  private let square = Path(Rect(x: 0, y: 0, width: 10, height: 10))
  private let shifted = Path(Rect(x: 5, y: 5, width: 10, height: 10))

  /// The area that a path without crossings fills, holes left out.
  private func area(_ path: Path) -> Double {
    var sum = 0.0
    for line in path.flattened(tolerance: 0.01) {
      for (index, start) in line.points.enumerated() {
        let end = line.points[(index + 1) % line.points.count]
        sum += (start.x * end.y - end.x * start.y) / 2
      }
    }
    return sum.magnitude
  }

  @Test("two squares that share a quarter")
  func squares() {
    #expect(area(square.union(shifted)) == 175)
    #expect(area(square.intersection(shifted)) == 25)
    #expect(square.intersection(shifted).boundingRect == Rect(x: 5, y: 5, width: 5, height: 5))
    #expect(area(square.subtracting(shifted)) == 75)
    #expect(area(square.symmetricDifference(shifted)) == 150)
  }

  @Test("squares that share a side, or are one, or are apart")
  func touching() {
    let beside = Path(Rect(x: 10, y: 0, width: 10, height: 10))
    #expect(square.union(beside).boundingRect == Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(area(square.union(beside)) == 200)
    #expect(square.intersection(beside).isEmpty)
    #expect(area(square.union(square)) == 100)
    #expect(square.subtracting(square).isEmpty)
    let apart = Path(Rect(x: 30, y: 0, width: 10, height: 10))
    #expect(area(square.union(apart)) == 200)
    #expect(square.intersection(apart).isEmpty)
    #expect(square.union(Path()).boundingRect == square.boundingRect)
    #expect(Path().subtracting(square).isEmpty)
  }

  @Test("a hole stays one, by either rule")
  func holes() {
    let inner = Path(Rect(x: 2, y: 2, width: 4, height: 4))
    let ring = square.subtracting(inner)
    for usesEvenOddFill in [false, true] {
      #expect(!ring.contains(Point(x: 4, y: 4), eoFill: usesEvenOddFill))
      #expect(ring.contains(Point(x: 8, y: 4), eoFill: usesEvenOddFill))
    }
    #expect(area(ring) == 84)
    var both = square
    both.addPath(inner)
    // Both turn the same way, so that only the rule of turns makes a hole.
    #expect(area(both.normalized(eoFill: true)) == 84)
    #expect(area(both.normalized(eoFill: false)) == 100)
  }

  @Test("circles, whose areas are known")
  func circles() {
    let one = Path(ellipseIn: Rect(x: 0, y: 0, width: 20, height: 20))
    let other = Path(ellipseIn: Rect(x: 10, y: 0, width: 20, height: 20))
    // Two circles of radius 10 whose centers are 10 apart share a lens of r² (2π/3 − √3/2).
    let lens = 100 * (2 * Double.pi / 3 - 3.0.squareRoot() / 2)
    #expect(abs(area(one.intersection(other)) - lens) < 0.3)
    #expect(abs(area(one.union(other)) - (200 * Double.pi - lens)) < 0.5)
  }

  @Test("what paths of many kinds become agrees with what points say of both")
  func random() {
    var generator = SeededGenerator(seed: 16)
    func path() -> Path {
      Path { path in
        path.addLines(
          (0..<Int.random(in: 3...9, using: &generator)).map { _ in
            Point(
              x: Double(Int.random(in: 0...12, using: &generator)),
              y: Double(Int.random(in: 0...12, using: &generator)))
          })
        path.closeSubpath()
      }
    }
    for _ in 0..<200 {
      let (first, second) = (path(), path())
      let results = [
        first.union(second), first.intersection(second), first.subtracting(second),
        first.symmetricDifference(second),
      ]
      for _ in 0..<40 {
        let point = Point(
          x: Double.random(in: -1...13, using: &generator),
          y: Double.random(in: -1...13, using: &generator))
        let (a, b) = (first.contains(point), second.contains(point))
        // Within the hundredth of a point that an edge may move, either is right.
        let isNearEdge = [first, second].contains { path in
          path.strokedPath(StrokeStyle(lineWidth: 0.04)).contains(point)
        }
        guard !isNearEdge else { continue }
        #expect(
          results.map { $0.contains(point) } == [a || b, a && b, a && !b, a != b],
          "\(first) \(second) \(point)")
      }
    }
  }

  @Test("shapes are combined in one frame")
  func shapes() {
    let ring = Circle().subtracting(Circle().inset(by: 5))
    let path = ring.path(in: Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(path.boundingRect.width > 19.9 && path.boundingRect.width < 20.1)
    #expect(!path.contains(Point(x: 20, y: 10)))
    #expect(path.contains(Point(x: 20, y: 2)))
  }
}
