// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The edges of two paths, cut where they meet, so that each has one side inside of something or both.
///
/// Coordinates are whole numbers of a fine grid: corners that meet are the same, and an edge is found again by its ends. A cut edge can
/// move by half of a step of the grid, which is less than a five-hundredth of a point.
struct PathArrangement {
  /// How many steps of the grid are in a point.
  private static let steps = 512.0

  /// How far a line may be from its curve, in points.
  private static let tolerance = 0.01

  struct Corner: Hashable {
    var x: Int
    var y: Int

    init(x: Int, y: Int) {
      (self.x, self.y) = (x, y)
    }

    init(_ point: Point) {
      func step(_ number: Double) -> Int {
        number.isFinite ? Int((min(max(number, -1e6), 1e6) * steps).rounded()) : 0
      }
      (x, y) = (step(point.x), step(point.y))
    }
  }

  struct Edge {
    var start: Corner
    var end: Corner
    var isOfSecond: Bool

    var isHorizontal: Bool { start.y == end.y }
    var top: Int { min(start.y, end.y) }
    var bottom: Int { max(start.y, end.y) }
    var left: Int { min(start.x, end.x) }
    var right: Int { max(start.x, end.x) }
  }

  /// An edge without its direction: its ends, the smaller first.
  private struct Place: Hashable {
    var start: Corner
    var end: Corner

    init(_ edge: Edge) {
      let isForward = (edge.start.y, edge.start.x) < (edge.end.y, edge.end.x)
      (start, end) = isForward ? (edge.start, edge.end) : (edge.end, edge.start)
    }
  }

  private let usesEvenOddFill: Bool
  private var edges: [Edge] = []

  init(_ first: Path, _ second: Path, usesEvenOddFill: Bool) {
    self.usesEvenOddFill = usesEvenOddFill
    add(first, isOfSecond: false)
    add(second, isOfSecond: true)
    cut()
  }

  private mutating func add(_ path: Path, isOfSecond: Bool) {
    for line in path.flattened(tolerance: Self.tolerance) {
      let corners = line.points.map(Corner.init)
      for (index, start) in corners.enumerated() {
        // What is not closed is filled as if it were.
        let end = corners[index + 1 < corners.count ? index + 1 : 0]
        if start != end { edges.append(Edge(start: start, end: end, isOfSecond: isOfSecond)) }
      }
    }
  }

  // MARK: Cutting

  /// Cuts edges at the corners where they meet others.
  private mutating func cut() {
    edges.sort { $0.top < $1.top }
    var cuts: [[Corner]] = Array(repeating: [], count: edges.count)
    for index in edges.indices {
      let edge = edges[index]
      for other in edges.indices.dropFirst(index + 1) {
        guard edges[other].top <= edge.bottom else { break }
        guard edges[other].left <= edge.right, edges[other].right >= edge.left else { continue }
        for corner in Self.meeting(edge, edges[other]) {
          cuts[index].append(corner)
          cuts[other].append(corner)
        }
      }
    }
    edges = zip(edges, cuts).flatMap { edge, cuts -> [Edge] in
      guard !cuts.isEmpty else { return [edge] }
      /// How far along the edge a corner is.
      func distance(_ corner: Corner) -> Double {
        Double(corner.x - edge.start.x) * Double(edge.end.x - edge.start.x)
          + Double(corner.y - edge.start.y) * Double(edge.end.y - edge.start.y)
      }
      let corners = [edge.start] + cuts.sorted { distance($0) < distance($1) } + [edge.end]
      return zip(corners, corners.dropFirst()).filter { $0 != $1 }.map {
        Edge(start: $0, end: $1, isOfSecond: edge.isOfSecond)
      }
    }
  }

  /// The corners where two edges meet: one, or the ends of what they share.
  private static func meeting(_ first: Edge, _ second: Edge) -> [Corner] {
    func side(_ edge: Edge, _ corner: Corner) -> Double {
      Double(edge.end.x - edge.start.x) * Double(corner.y - edge.start.y)
        - Double(edge.end.y - edge.start.y) * Double(corner.x - edge.start.x)
    }
    let (a, b) = (side(first, second.start), side(first, second.end))
    let (c, d) = (side(second, first.start), side(second, first.end))
    if a == 0, b == 0 {
      // On one line: each end that is inside of the other edge.
      func isOn(_ edge: Edge, _ corner: Corner) -> Bool {
        corner.x >= edge.left && corner.x <= edge.right && corner.y >= edge.top
          && corner.y <= edge.bottom
      }
      return [second.start, second.end].filter { isOn(first, $0) }
        + [first.start, first.end].filter { isOn(second, $0) }
    }
    guard (a <= 0 && b >= 0) || (a >= 0 && b <= 0), (c <= 0 && d >= 0) || (c >= 0 && d <= 0)
    else { return [] }
    // Sides of long edges are not exact.
    guard c != d else { return [] }
    let part = c / (c - d)
    return [
      Corner(
        x: first.start.x + Int((Double(first.end.x - first.start.x) * part).rounded()),
        y: first.start.y + Int((Double(first.end.y - first.start.y) * part).rounded()))
    ]
  }

  // MARK: Outline

  /// The path around what is chosen, given whether a place is inside of the first path and of the second.
  func outline(_ isChosen: (Bool, Bool) -> Bool) -> Path {
    var seen: Set<Place> = []
    var chosen: [Edge] = []
    let rows = EdgeRows(edges)
    for edge in edges {
      let place = Place(edge)
      guard seen.insert(place).inserted else { continue }
      let sides = rows.insides(beside: place.start, place.end, usesEvenOddFill: usesEvenOddFill)
      let (left, right) = (
        isChosen(sides.left.first, sides.left.second),
        isChosen(sides.right.first, sides.right.second)
      )
      guard left != right else { continue }
      // What is inside is to the left of the edge's direction.
      chosen.append(
        Edge(
          start: left ? place.start : place.end, end: left ? place.end : place.start,
          isOfSecond: false))
    }
    return Self.path(of: chosen)
  }

  /// Joins edges to parts.
  private static func path(of edges: [Edge]) -> Path {
    var next: [Corner: [Int]] = [:]
    for (index, edge) in edges.enumerated() { next[edge.start, default: []].append(index) }
    var path = Path()
    for first in edges.indices {
      var index = first
      var corners: [Corner] = []
      while let position = next[edges[index].start]?.firstIndex(of: index) {
        next[edges[index].start]?.remove(at: position)
        corners.append(edges[index].start)
        guard let following = next[edges[index].end]?.first else { break }
        index = following
      }
      add(corners, to: &path)
    }
    return path
  }

  private static func add(_ corners: [Corner], to path: inout Path) {
    // Corners on the line between their neighbors say nothing.
    let needed = corners.indices.filter { index in
      let before = corners[index > 0 ? index - 1 : corners.count - 1]
      let after = corners[index + 1 < corners.count ? index + 1 : 0]
      let corner = corners[index]
      return Double(corner.x - before.x) * Double(after.y - corner.y)
        != Double(corner.y - before.y) * Double(after.x - corner.x)
    }
    guard needed.count > 2 else { return }
    path.addLines(
      needed.map { Point(x: Double(corners[$0].x) / steps, y: Double(corners[$0].y) / steps) })
    path.closeSubpath()
  }
}
