// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// Finds how much of each pixel polygons cover.
///
/// Each row of pixels is cut into thin rows; on the middle line of each, the polygons' edges are crossed from the left to
/// the right, and what lies between is counted by its exact length. Edges near the vertical are therefore exact, and
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

  /// The coverage of polygons, which are closed.
  ///
  /// - Parameters:
  ///   - polygons: Their corners, in pixels.
  ///   - evenOdd: Whether parts inside parts are holes by turns, and not by their direction.
  /// - Returns: The coverage, where it is not 0 everywhere.
  func coverage(of polygons: [[Point]], evenOdd: Bool = false) -> CoverageMask {
    var (left, right) = (Double.infinity, -Double.infinity)
    var edges: [Edge] = []
    for polygon in polygons {
      let points = polygon.map(Self.bounded)
      for (index, point) in points.enumerated() {
        left = min(left, point.x)
        right = max(right, point.x)
        let next = points[index + 1 < points.count ? index + 1 : 0]
        if point.y != next.y { edges.append(Edge(from: point, to: next)) }
      }
    }
    edges.sort { $0.top < $1.top }
    guard let top = edges.first?.top, let bottom = edges.map(\.bottom).max() else { return .empty }
    let columns = Self.pixels(from: left, to: right, count: width)
    let rows = Self.pixels(from: top, to: bottom, count: height)
    guard !columns.isEmpty, !rows.isEmpty else { return .empty }
    return scan(edges, columns: columns, rows: rows, evenOdd: evenOdd)
  }

  private func scan(
    _ edges: [Edge], columns: Range<Int>, rows: Range<Int>, evenOdd: Bool
  ) -> CoverageMask {
    var mask = CoverageMask(
      x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count,
      values: Array(repeating: 0, count: columns.count * rows.count))
    var next = 0
    var active: [Edge] = []
    var crossings: [(x: Double, winding: Int)] = []
    // What a line covers from a column on; added up once for all lines of a row.
    var steps = [Float](repeating: 0, count: columns.count + 1)
    let half = 0.5 / Double(Self.samples)
    for row in 0..<rows.count {
      let top = Double(rows.lowerBound + row)
      let (first, last) = (top + half, top + 1 - half)
      // Most rows of most shapes lie between vertical edges: there all lines are the same, and one is enough.
      let isPlain =
        active.allSatisfy { $0.isVertical && $0.bottom > last }
        && edges[next...].prefix { $0.top <= last }
          .allSatisfy { $0.top <= first && $0.isVertical && $0.bottom > last }
      let samples = isPlain ? 1 : Self.samples
      for sample in 0..<samples {
        let y = first + Double(sample) / Double(Self.samples)
        while next < edges.count, edges[next].top <= y {
          active.append(edges[next])
          next += 1
        }
        active.removeAll { $0.bottom <= y }
        crossings.removeAll(keepingCapacity: true)
        for edge in active { crossings.append((edge.x(at: y), edge.winding)) }
        if crossings.count == 2 {
          if crossings[1].x < crossings[0].x { crossings.swapAt(0, 1) }
        } else {
          crossings.sort { $0.x < $1.x }
        }
        var winding = 0
        for index in crossings.indices.dropLast() {
          winding += evenOdd ? 1 : crossings[index].winding
          if evenOdd ? winding & 1 == 1 : winding != 0 {
            mask.add(
              from: crossings[index].x, to: crossings[index + 1].x, row: row,
              weight: 1 / Float(samples), steps: &steps)
          }
        }
      }
      mask.addUp(&steps, row: row)
    }
    return mask
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

/// A side of a polygon, from its upper end to its lower.
private struct Edge {
  let top: Double
  let bottom: Double
  let winding: Int
  private let start: Double
  private let slope: Double

  /// Whether all lines cross it at the same place.
  var isVertical: Bool { slope == 0 }

  init(from: Point, to: Point) {
    let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
    top = upper.y
    bottom = lower.y
    winding = from.y < to.y ? 1 : -1
    start = upper.x
    slope = (lower.x - upper.x) / (lower.y - upper.y)
  }

  func x(at y: Double) -> Double {
    start + (y - top) * slope
  }
}

extension CoverageMask {
  /// Adds a part of a row, which can begin and end inside pixels; the pixels between are told by the steps.
  fileprivate mutating func add(
    from left: Double, to right: Double, row: Int, weight: Float, steps: inout [Float]
  ) {
    let left = max(0, left - Double(x))
    let right = min(Double(width), right - Double(x))
    guard left < right else { return }
    let first = Int(left)
    let last = min(width - 1, Int(right))
    let base = row * width
    guard first < last else {
      values[base + first] = min(1, values[base + first] + Float(right - left) * weight)
      return
    }
    values[base + first] += Float(Double(first + 1) - left) * weight
    steps[first + 1] += weight
    steps[last] -= weight
    values[base + last] += Float(right - Double(last)) * weight
  }

  /// Adds the pixels that lie between the ends of parts, and forgets the steps.
  fileprivate mutating func addUp(_ steps: inout [Float], row: Int) {
    var sum: Float = 0
    for column in 0..<width {
      sum += steps[column]
      values[row * width + column] += sum
      steps[column] = 0
    }
    steps[width] = 0
  }
}
