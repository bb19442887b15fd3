// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The edges of an arrangement, found by the rows that they cross.
struct EdgeRows {
  /// Whether a place is inside of the first path and of the second.
  struct Insides {
    var first = false
    var second = false
  }

  private static let rowCount = 128

  private let rows: [[PathArrangement.Edge]]
  private let columns: [[PathArrangement.Edge]]
  private let top: Int
  private let left: Int
  private let height: Int
  private let width: Int

  init(_ edges: [PathArrangement.Edge]) {
    top = edges.map(\.top).min() ?? 0
    left = edges.map(\.left).min() ?? 0
    height = max(1, ((edges.map(\.bottom).max() ?? 0) - top) / Self.rowCount + 1)
    width = max(1, ((edges.map(\.right).max() ?? 0) - left) / Self.rowCount + 1)
    var rows: [[PathArrangement.Edge]] = Array(repeating: [], count: Self.rowCount)
    var columns = rows
    for edge in edges {
      for row in (edge.top - top) / height...(edge.bottom - top) / height { rows[row].append(edge) }
      for column in (edge.left - left) / width...(edge.right - left) / width {
        columns[column].append(edge)
      }
    }
    (self.rows, self.columns) = (rows, columns)
  }

  /// The areas on both sides of an edge that no other one crosses, as seen from its start.
  func insides(
    beside start: PathArrangement.Corner, _ end: PathArrangement.Corner, usesEvenOddFill: Bool
  ) -> (left: Insides, right: Insides) {
    // A ray from the middle across the edge: what it crosses is the winding of one side, and with the edge itself that of the other.
    let isSteep = abs(end.y - start.y) >= abs(end.x - start.x)
    // Twice the coordinates, so that the middle is a whole number.
    let middle = PathArrangement.Corner(x: start.x + end.x, y: start.y + end.y)
    var beyond = (first: 0, second: 0)
    var own = (first: 0, second: 0)
    let row = isSteep ? (middle.y / 2 - top) / height : (middle.x / 2 - left) / width
    for edge in (isSteep ? rows : columns)[min(max(row, 0), Self.rowCount - 1)] {
      let (from, to) = isSteep ? (edge.start.y, edge.end.y) : (edge.start.x, edge.end.x)
      let line = isSteep ? middle.y : middle.x
      guard (2 * from <= line) != (2 * to <= line) else { continue }
      let direction = from < to ? 1 : -1
      let isOwn =
        (edge.start == start && edge.end == end) || (edge.start == end && edge.end == start)
      if isOwn {
        if edge.isOfSecond { own.second += direction } else { own.first += direction }
        continue
      }
      let (fromAcross, toAcross) = isSteep ? (edge.start.x, edge.end.x) : (edge.start.y, edge.end.y)
      let part = (Double(line) / 2 - Double(from)) / Double(to - from)
      let across = Double(fromAcross) + part * Double(toAcross - fromAcross)
      guard across > Double(isSteep ? middle.x : middle.y) / 2 else { continue }
      if edge.isOfSecond { beyond.second += direction } else { beyond.first += direction }
    }
    func isInside(_ winding: Int) -> Bool { usesEvenOddFill ? winding % 2 != 0 : winding != 0 }
    let after = Insides(first: isInside(beyond.first), second: isInside(beyond.second))
    let before = Insides(
      first: isInside(beyond.first + own.first), second: isInside(beyond.second + own.second))
    // "After" is to the right of the edge, or below it. Left and right as on a page whose y grows downward.
    let isAfterLeft = isSteep ? end.y > start.y : end.x < start.x
    return isAfterLeft ? (after, before) : (before, after)
  }
}
