// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Foundation
import Testing
import WidgetViews

import struct WidgetValues.Point
import struct WidgetValues.Rect

@testable import WidgetRendering

@Suite struct PathTests {
  private let rect = Rect(x: 10, y: 20, width: 100, height: 60)

  private func ends(_ path: Path) -> [Point] {
    path.steps.compactMap { step in
      switch step {
      case .move(let point), .line(let point): point
      case .curve(let point, _, _): point
      case .close: nil
      }
    }
  }

  @Test("the sine and the cosine are the C library's, and exact at the quarters")
  func turn() {
    for degrees in stride(from: -720.0, through: 720, by: 0.7) {
      let turn = Turn(degrees: degrees)
      #expect(abs(turn.sine - sin(degrees * .pi / 180)) < 1e-13)
      #expect(abs(turn.cosine - cos(degrees * .pi / 180)) < 1e-13)
    }
    #expect(Turn(degrees: 90).cosine == 0)
    #expect(Turn(degrees: 180).sine == 0)
    #expect(Turn(degrees: -270).sine == 1)
    #expect(Turn(degrees: 360).cosine == 1)
  }

  @Test("a continuous corner begins 1.528665 radii before the corner")
  func continuous() {
    let path = Path(roundedRectangle: rect, cornerRadius: 10, style: .continuous)
    #expect(path.steps.first == .move(to: Point(x: 10 + 15.28665, y: 20)))
    #expect(ends(path).contains(Point(x: 110 - 6.3149379, y: 20 + 0.7491139)))
    #expect(ends(path).contains(Point(x: 110, y: 20 + 15.28665)))
  }

  @Test("a continuous capsule has round ends", arguments: [30.0, 300])
  func capsule(radius: Double) {
    let path = Path(roundedRectangle: rect, cornerRadius: radius, style: .continuous)
    for line in path.flattened(tolerance: 0.001) {
      for point in line.points where point.x > 80 {
        let distance = hypot(point.x - 80, point.y - 50)
        #expect(abs(distance - 30) < 0.02)
      }
    }
  }

  @Test("all corners are alike, and the shape stays inside its rectangle")
  func symmetric() {
    for style in [RoundedCornerStyle.circular, .continuous] {
      for radius in [3.0, 12, 22, 26, 29.9, 30] {
        let path = Path(roundedRectangle: rect, cornerRadius: radius, style: style)
        let points = path.flattened(tolerance: 0.01).flatMap(\.points)
        #expect(points.allSatisfy { 9.999...110.001 ~= $0.x && 19.999...80.001 ~= $0.y })
        let mean = Point(
          x: ends(path).dropFirst().reduce(0) { $0 + $1.x } / Double(ends(path).count - 1),
          y: ends(path).dropFirst().reduce(0) { $0 + $1.y } / Double(ends(path).count - 1))
        #expect(abs(mean.x - rect.midX) < 1e-9 && abs(mean.y - rect.midY) < 1e-9)
      }
    }
  }

  @Test("a corner without radius is a corner", arguments: [0.0, -5, .nan])
  func square(radius: Double) {
    let path = Path(roundedRectangle: rect, cornerRadius: radius, style: .continuous)
    #expect(path == Path(rectangle: rect))
  }

  @Test("an arc begins at the top and runs clockwise")
  func arc() {
    let path = Path(arcOf: Rect(x: 0, y: 0, width: 20, height: 10), from: 0, to: 90)
    #expect(ends(path) == [Point(x: 10, y: 0), Point(x: 20, y: 5)])
    let back = Path(arcOf: Rect(x: 0, y: 0, width: 20, height: 20), from: 90, to: -90)
    #expect(ends(back).last == Point(x: 0, y: 10))
  }

  @Test("an arc is as far from the middle as its radius, and never more than a turn")
  func arcRadius() {
    let square = Rect(x: -50, y: -50, width: 100, height: 100)
    for to in [10.0, 100, 250, 359, 1000] {
      let path = Path(arcOf: square, from: 5, to: to)
      let points = path.flattened(tolerance: 0.0001).flatMap(\.points)
      #expect(points.allSatisfy { abs(hypot($0.x, $0.y) - 50) < 0.02 })
    }
    let turn = Path(arcOf: square, from: 0, to: 1000)
    #expect(turn == Path(arcOf: square, from: 0, to: 360))
    #expect(Path(arcOf: square, from: .nan, to: 1).steps.isEmpty)
  }

  @Test("what follows a close without a move begins where the part began")
  func restart() {
    let (a, b, c, d) = (
      Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: 1, y: 1), Point(x: 5, y: 5)
    )
    let path = Path(steps: [.move(to: a), .line(to: b), .line(to: c), .close, .line(to: d)])
    #expect(
      path.flattened(tolerance: 1) == [
        Polyline(points: [a, b, c], isClosed: true), Polyline(points: [a, d], isClosed: false),
      ])
  }
}
