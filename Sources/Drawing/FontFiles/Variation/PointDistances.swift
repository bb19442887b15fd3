// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// How far some points of a glyph move, and how far the others move with them.
struct PointDistances {
  /// The points as the file has them, without the four that follow.
  let places: [GlyphOutline.Place]
  /// The number of the last point of each contour; empty for the parts of a glyph that is made of others.
  let contours: [Int]
  /// The points that move, in rising order; nil for all.
  let points: [Int]?
  let dx: [Double]
  let dy: [Double]

  /// Adds what the points move, times a share.
  func add(times share: Double, to sum: inout [GlyphOutline.Place]) {
    guard let points else {
      for index in dx.indices {
        sum[index].x += dx[index] * share
        sum[index].y += dy[index] * share
      }
      return
    }
    var moved = [GlyphOutline.Place?](repeating: nil, count: sum.count)
    for (index, point) in points.enumerated() where moved.indices.contains(point) {
      moved[point] = .init(x: dx[index], y: dy[index])
    }
    var first = 0
    for last in contours {
      fill(&moved, in: first...last)
      first = last + 1
    }
    for (index, distance) in moved.enumerated() {
      guard let distance else { continue }
      sum[index].x += distance.x * share
      sum[index].y += distance.y * share
    }
  }

  /// Moves the points of a contour that are not said to move by what those before and after them move.
  private func fill(_ moved: inout [GlyphOutline.Place?], in contour: ClosedRange<Int>) {
    let known = contour.filter { moved[$0] != nil }
    guard let first = known.first, let last = known.last, known.count < contour.count else {
      return
    }
    var (before, next) = (last, 0)
    for point in contour {
      if next < known.count, known[next] == point {
        before = point
        next += 1
        continue
      }
      let after = next < known.count ? known[next] : first
      guard let low = moved[before], let high = moved[after] else { continue }
      moved[point] = .init(
        x: Self.distance(
          of: places[point].x, between: (places[before].x, low.x), (places[after].x, high.x)),
        y: Self.distance(
          of: places[point].y, between: (places[before].y, low.y), (places[after].y, high.y)))
    }
  }

  /// What a coordinate between two others moves; beyond them, it moves as the nearer one.
  private static func distance(
    of value: Double, between one: (place: Double, distance: Double),
    _ other: (place: Double, distance: Double)
  ) -> Double {
    if one.place == other.place { return one.distance == other.distance ? one.distance : 0 }
    let (low, high) = one.place < other.place ? (one, other) : (other, one)
    if value <= low.place { return low.distance }
    if value >= high.place { return high.distance }
    let part = (value - low.place) / (high.place - low.place)
    return low.distance + (high.distance - low.distance) * part
  }
}

/// How many steps an outline took, so that no file takes more than any real one does.
struct OutlineSteps {
  /// How many parts a glyph may be made of.
  private static let maximumParts = 256

  /// How many points may be moved, counted for each set of distances.
  private static let maximumPoints = 1_000_000

  private var parts = 0
  private var points = 0

  /// Counts a part.
  mutating func addPart(glyph: Int) throws(FontFileError) {
    parts += 1
    guard parts <= Self.maximumParts else { throw .tooComplex(glyph: glyph) }
  }

  /// Counts points that are moved.
  mutating func add(_ count: Int, glyph: Int) throws(FontFileError) {
    points += count
    guard points <= Self.maximumPoints else { throw .tooComplex(glyph: glyph) }
  }
}
