// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// Finds how much of each pixel polygons cover.
///
/// Each row of pixels is cut into thin rows; on the middle line of each, the polygons' edges are crossed from the left to
/// the right, and what is between is counted by its exact length. Edges near the vertical are therefore exact, and
/// edges near the horizontal have 1/16 steps.
struct CoverageRasterizer: Hashable {
  /// How many lines a row of pixels is crossed by.
  private static let samples = 16

  /// What lies further away than this many pixels is moved here, so that no number gets too large to count with.
  private static let limit = 1e6

  /// The canvas' columns.
  let width: Int

  /// The canvas' rows.
  let height: Int

  /// The coverage of polygons.
  ///
  /// - Parameters:
  ///   - sides: Their sides, in the order of their upper ends.
  ///   - mapping: Where they come to lie, in pixels.
  ///   - evenOdd: Whether parts inside parts are holes by turns, and not by their direction.
  /// - Returns: The coverage, if it is not 0 everywhere.
  func coverage(
    of sides: [PolygonSide], mapping: PlaneMapping = .identity, evenOdd: Bool = false
  ) -> CoverageMask {
    var (left, right) = (Double.infinity, -Double.infinity)
    var (top, bottom) = (Double.infinity, -Double.infinity)
    var edges: [PolygonEdge] = []
    edges.reserveCapacity(sides.count)
    var isInOrder = true
    for side in sides {
      let (start, end) = (Self.bounded(mapping(side.start)), Self.bounded(mapping(side.end)))
      left = min(left, start.x, end.x)
      right = max(right, start.x, end.x)
      guard start.y != end.y else { continue }
      let edge = PolygonEdge(from: start, to: end)
      if let last = edges.last, edge.top < last.top { isInOrder = false }
      top = min(top, edge.top)
      bottom = max(bottom, edge.bottom)
      edges.append(edge)
    }
    guard !edges.isEmpty else { return .empty }
    // A mapping that turns them upside down is rare.
    if !isInOrder { edges.sort { $0.top < $1.top } }
    let columns = Self.pixels(from: left, to: right, count: width)
    let rows = Self.pixels(from: top, to: bottom, count: height)
    guard !columns.isEmpty, !rows.isEmpty else { return .empty }
    return scan(edges, columns: columns, rows: rows, evenOdd: evenOdd)
  }

  private func scan(
    _ edges: [PolygonEdge], columns: Range<Int>, rows: Range<Int>, evenOdd: Bool
  ) -> CoverageMask {
    var sums = CoverageSums(columns: columns, rows: rows)
    var line = ScanLine(edges, evenOdd: evenOdd)
    let half = 0.5 / Double(Self.samples)
    for row in rows {
      let (first, last) = (Double(row) + half, Double(row) + 1 - half)
      // Most rows of most shapes are between vertical edges: there all lines are the same, and one is enough.
      let samples = line.isPlain(from: first, to: last) ? 1 : Self.samples
      for sample in 0..<samples {
        line.move(to: first + Double(sample) / Double(Self.samples))
        line.forEachPart { left, right in
          sums.add(from: left, to: right, weight: 1 / Float(samples))
        }
      }
      sums.endRow()
    }
    return sums.mask
  }

  /// The pixels that a length touches.
  private static func pixels(from: Double, to: Double, count: Int) -> Range<Int> {
    let first = min(max(0, Int(from.rounded(.down))), count)
    return first..<max(first, min(count, Int(to.rounded(.up))))
  }

  private static func bounded(_ point: Point) -> Point {
    func bounded(_ value: Double) -> Double {
      value.isNaN ? 0 : min(max(value, -limit), limit)
    }
    return Point(x: bounded(point.x), y: bounded(point.y))
  }
}
