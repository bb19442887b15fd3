// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing

@testable import WidgetViews

@Suite struct PathTests {
  private let square = Rect(x: 0, y: 0, width: 100, height: 100)

  private func isNear(_ first: Point?, _ x: Double, _ y: Double) -> Bool {
    guard let first else { return false }
    return abs(first.x - x) < 0.01 && abs(first.y - y) < 0.01
  }

  @Test("an ellipse begins at the right and turns clockwise on the screen")
  func ellipse() {
    let quarter = Circle().path(in: square).trimmedPath(from: 0, to: 0.25)
    guard case .move(let start) = quarter.steps.first else {
      Issue.record("\(quarter)")
      return
    }
    #expect(isNear(start, 100, 50))
    #expect(isNear(quarter.currentPoint, 50, 100))
  }

  @Test("a path is trimmed by its length, over all of its parts and the line that closes one")
  func trim() {
    let path = Path(square)
    #expect(isNear(path.trimmedPath(from: 0, to: 0.125).currentPoint, 50, 0))
    #expect(isNear(path.trimmedPath(from: 0, to: 0.875).currentPoint, 0, 50))
    #expect(path.trimmedPath(from: 0, to: 1) == path)
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(path.trimmedPath(from: 0.8, to: 0.2).isEmpty)
    #expect(path.trimmedPath(from: .nan, to: 2) == path)
    let two = Path { path in
      path.addLines([Point(x: 0, y: 0), Point(x: 10, y: 0)])
      path.addLines([Point(x: 0, y: 5), Point(x: 30, y: 5)])
    }
    let middle = two.trimmedPath(from: 0.125, to: 0.5)
    #expect(
      middle.steps == [
        .move(to: Point(x: 5, y: 0)), .line(to: Point(x: 10, y: 0)), .move(to: Point(x: 0, y: 5)),
        .line(to: Point(x: 10, y: 5)),
      ])
  }

  @Test("a trimmed curve stays on the curve")
  func trimmedCurve() {
    let circle = Path(ellipseIn: square)
    let part = circle.trimmedPath(from: 0.1, to: 0.35)
    for line in part.flattened(tolerance: 0.001) {
      for point in line.points {
        let (x, y) = (point.x - 50, point.y - 50)
        #expect(abs((x * x + y * y).squareRoot() - 50) < 0.02)
      }
    }
    // 0.35 of a turn is 126 degrees.
    #expect(isNear(part.currentPoint, 50 + 50 * -0.58779, 50 + 50 * 0.80902))
  }

  // Source: Apple's documentation of `Path.addArc`: in SwiftUI's coordinates a clockwise arc is seen as one against the clock.
  @Test(
    "an arc turns as Core Graphics says, which on a screen is the other way",
    arguments: [
      (0.0, 90.0, false, 90.0), (0, 90, true, -270), (90, 0, false, 270), (0, 720, false, 360),
    ])
  func arcs(start: Double, end: Double, clockwise: Bool, sweep: Double) {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .degrees(start), endAngle: .degrees(end),
      clockwise: clockwise)
    let length = path.flattened(tolerance: 0.0001).reduce(0.0) { sum, line in
      zip(line.points, line.points.dropFirst()).reduce(sum) { sum, pair in
        let (x, y) = (pair.1.x - pair.0.x, pair.1.y - pair.0.y)
        return sum + (x * x + y * y).squareRoot()
      }
    }
    #expect(abs(length - abs(sweep) / 360 * 20 * Double.pi) < 0.05)
    // The first quarter goes down on the screen if the sweep is positive.
    guard case .curve(let first, _, _) = path.steps.dropFirst().first else { return }
    if start == 0 { #expect((first.y > 0) == (sweep > 0)) }
  }

  @Test("an arc begins with a line from where the path is")
  func arcAfterLine() {
    var path = Path()
    path.move(to: Point(x: -20, y: 0))
    path.addRelativeArc(center: .zero, radius: 10, startAngle: .zero, delta: .degrees(-90))
    #expect(path.steps.dropFirst().first == .line(to: Point(x: 10, y: 0)))
    #expect(isNear(path.currentPoint, 0, -10))
  }

  @Test("an arc between two lines touches both")
  func tangentArc() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: Point(x: 100, y: 0), tangent2End: Point(x: 100, y: 100), radius: 30)
    #expect(isNear(path.currentPoint, 100, 30))
    guard case .line(let touch) = path.steps[1] else {
      Issue.record("\(path.steps)")
      return
    }
    #expect(isNear(touch, 70, 0))
    var flat = Path()
    flat.move(to: .zero)
    flat.addArc(tangent1End: Point(x: 5, y: 0), tangent2End: Point(x: 9, y: 0), radius: 3)
    #expect(flat.steps == [.move(to: .zero), .line(to: Point(x: 5, y: 0))])
  }

  @Test("a curve with one control point is the same with two")
  func quadratic() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: Point(x: 10, y: 0), control: Point(x: 5, y: 10))
    #expect(abs(path.boundingRect.height - 5) < 0.01)
  }

  @Test("what is inside depends on the rule")
  func contains() {
    var path = Path(square)
    path.addRect(Rect(x: 25, y: 25, width: 50, height: 50))
    #expect(path.contains(Point(x: 50, y: 50)))
    #expect(!path.contains(Point(x: 50, y: 50), eoFill: true))
    #expect(path.contains(Point(x: 10, y: 50), eoFill: true))
    #expect(!path.contains(Point(x: -1, y: 50)))
    #expect(path.boundingRect == square)
  }

  @Test("dashes go on around corners, and a pattern that cannot be drawn is none")
  func dashes() {
    let line = Polyline(points: [.zero, Point(x: 10, y: 0), Point(x: 10, y: 10)], isClosed: false)
    let dashes = StrokeStyle(dash: [8, 4], dashPhase: 2).dashed(line)
    #expect(
      dashes.map(\.points) == [
        [.zero, Point(x: 6, y: 0)],
        [Point(x: 10, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 8)],
      ]
        || dashes.map(\.points) == [
          [.zero, Point(x: 6, y: 0)], [Point(x: 10, y: 0), Point(x: 10, y: 8)],
        ])
    #expect(StrokeStyle(dash: [0, 0]).dashed(line) == [line])
    #expect(StrokeStyle(dash: [-1, 2]).dashed(line) == [line])
    #expect(StrokeStyle(dash: [.nan]).dashed(line) == [line])
    #expect(StrokeStyle(dash: [1e-9]).dashed(line) == [line])
    #expect(StrokeStyle(dash: [3]).pattern == [3, 3])
  }

  @Test("a line as a shape has the area of the line")
  func strokedPath() {
    let frame = Path(square).strokedPath(StrokeStyle(lineWidth: 10)).boundingRect
    #expect(frame == Rect(x: -5, y: -5, width: 110, height: 110))
  }

  @Test("radii that a side has no room for shrink together")
  func unevenCorners() {
    let path = Path(
      roundedRect: Rect(x: 0, y: 0, width: 100, height: 40),
      cornerRadii: RectangleCornerRadii(topLeading: 60, bottomLeading: 20), style: .circular)
    #expect(path.contains(Point(x: 99, y: 1)))
    // 60 and 20 on a side of 40 become 30 and 10.
    #expect(!path.contains(Point(x: 8, y: 8)))
    #expect(path.contains(Point(x: 9.5, y: 9.5)))
    #expect(!path.contains(Point(x: 2, y: 38)))
  }
}
