// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A level line that goes down over polygons, and what of it is inside of them.
struct ScanLine {
  private let edges: [PolygonEdge]
  private let evenOdd: Bool

  /// How many edges it has reached.
  private var reached = 0

  /// The edges that it crosses, from the left to the right.
  private var crossings: [Crossing] = []

  /// Where the first of the crossed edges ends.
  private var nextEnd = Double.infinity

  /// Up to how many crossings are sorted by moving each to its place, which takes the square of their number at worst.
  private static let fewCrossings = 64

  private struct Crossing {
    let edge: PolygonEdge
    var x = 0.0
  }

  /// Begins above all edges, which are in the order of their upper ends.
  ///
  /// - Parameters:
  ///   - edges: The sides of the polygons.
  ///   - evenOdd: Whether parts inside parts are holes by turns, and not by their direction.
  init(_ edges: [PolygonEdge], evenOdd: Bool) {
    self.edges = edges
    self.evenOdd = evenOdd
  }

  /// Whether it would cross the same vertical edges, and no others, at every place from one to another.
  func isPlain(from first: Double, to last: Double) -> Bool {
    func isPlain(_ edge: PolygonEdge) -> Bool { edge.isVertical && edge.bottom > last }
    for crossing in crossings where !isPlain(crossing.edge) { return false }
    var index = reached
    while index < edges.count, edges[index].top <= last {
      guard edges[index].top <= first, isPlain(edges[index]) else { return false }
      index += 1
    }
    return true
  }

  /// Moves down.
  mutating func move(to y: Double) {
    while reached < edges.count, edges[reached].top <= y {
      crossings.append(Crossing(edge: edges[reached]))
      nextEnd = min(nextEnd, edges[reached].bottom)
      reached += 1
    }
    if nextEnd <= y {
      crossings.removeAll { $0.edge.bottom <= y }
      nextEnd = crossings.reduce(.infinity) { min($0, $1.edge.bottom) }
    }
    for index in crossings.indices { crossings[index].x = crossings[index].edge.x(at: y) }
    if crossings.count <= Self.fewCrossings {
      moveToPlaces()
    } else {
      crossings.sort { $0.x < $1.x }
    }
  }

  /// Sorts the crossings: from one line to the next their order hardly changes, and none has far to go.
  private mutating func moveToPlaces() {
    for index in crossings.indices.dropFirst() where crossings[index].x < crossings[index - 1].x {
      let crossing = crossings[index]
      var place = index
      while place > 0, crossing.x < crossings[place - 1].x {
        crossings[place] = crossings[place - 1]
        place -= 1
      }
      crossings[place] = crossing
    }
  }

  /// Tells the parts that are inside of the polygons, from the left to the right.
  func forEachPart(_ body: (_ left: Double, _ right: Double) -> Void) {
    var winding = 0
    var left: Double?
    for crossing in crossings {
      winding += evenOdd ? 1 : crossing.edge.winding
      let isInside = evenOdd ? winding & 1 == 1 : winding != 0
      if let start = left, !isInside {
        body(start, crossing.x)
        left = nil
      } else if left == nil, isInside {
        left = crossing.x
      }
    }
  }
}
