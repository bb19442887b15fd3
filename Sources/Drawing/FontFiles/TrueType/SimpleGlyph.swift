// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A glyph with points of its own.
struct SimpleGlyph {
  private struct Point {
    var place = GlyphOutline.Place(x: 0, y: 0)
    var isOnCurve: Bool
  }

  private var points: [Point] = []

  /// The number of the last point of each contour.
  private(set) var ends: [Int] = []

  /// The points as the file has them.
  var places: [GlyphOutline.Place] { points.map(\.place) }

  /// Reads a glyph.
  init(
    bytes: FontBytes, contourCount: Int, maximumPoints: Int, glyph: Int
  ) throws(FontFileError) {
    for contour in 0..<contourCount {
      let end = try bytes.uint16(10 + contour * 2)
      guard end > ends.last ?? -1 else { throw .malformed(table: "glyf") }
      ends.append(end)
    }
    guard let last = ends.last else { return }
    guard last < maximumPoints else { throw .tooComplex(glyph: glyph) }
    var offset = 10 + contourCount * 2
    offset += 2 + (try bytes.uint16(offset))
    var flags: [Int] = []
    while flags.count <= last {
      let flag = try bytes.byte(offset)
      offset += 1
      var count = 1
      if flag & 0x8 != 0 {
        count += try bytes.byte(offset)
        offset += 1
      }
      for _ in 0..<min(count, last + 1 - flags.count) { flags.append(flag) }
    }
    points = flags.map { Point(isOnCurve: $0 & 0x1 != 0) }
    try read(\.x, flags, short: 0x2, same: 0x10, bytes, &offset)
    try read(\.y, flags, short: 0x4, same: 0x20, bytes, &offset)
  }

  /// Reads one coordinate of all points, each as its distance from the last.
  private mutating func read(
    _ path: WritableKeyPath<GlyphOutline.Place, Double>, _ flags: [Int], short: Int, same: Int,
    _ bytes: FontBytes, _ offset: inout Int
  ) throws(FontFileError) {
    var value = 0
    for (index, flag) in flags.enumerated() {
      if flag & short != 0 {
        let distance = try bytes.byte(offset)
        value += flag & same != 0 ? distance : -distance
        offset += 1
      } else if flag & same == 0 {
        value += try bytes.int16(offset)
        offset += 2
      }
      points[index].place[keyPath: path] = Double(value)
    }
  }

  /// Moves each point by its distance.
  mutating func move(by distances: [GlyphOutline.Place]) {
    for (index, distance) in zip(points.indices, distances) {
      points[index].place.x += distance.x
      points[index].place.y += distance.y
    }
  }

  /// Adds the contours to an outline.
  ///
  /// Between two points that are not on the curve there is one that is, in their middle.
  func add(_ transform: GlyphTransform, to outline: inout GlyphOutline) {
    var first = 0
    for end in ends {
      let contour = Array(
        points[first...end].map { Point(place: transform($0.place), isOnCurve: $0.isOnCurve) })
      first = end + 1
      add(contour, to: &outline)
    }
  }

  private func add(_ contour: [Point], to outline: inout GlyphOutline) {
    func middle(_ one: GlyphOutline.Place, _ other: GlyphOutline.Place) -> GlyphOutline.Place {
      GlyphOutline.Place(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
    }
    guard contour.count > 1, let last = contour.last else { return }
    let firstOn = contour.firstIndex(where: \.isOnCurve)
    let start = firstOn.map { contour[$0].place } ?? middle(contour[0].place, last.place)
    outline.steps.append(.move(start))
    var current = start
    var control: GlyphOutline.Place?
    let offset = firstOn.map { $0 + 1 } ?? 0
    let count = firstOn == nil ? contour.count : contour.count - 1
    for step in 0..<count {
      let point = contour[(offset + step) % contour.count]
      switch (control, point.isOnCurve) {
      case (nil, true):
        outline.steps.append(.line(point.place))
        current = point.place
      case (nil, false): control = point.place
      case (let bend?, true):
        outline.quadratic(from: current, by: bend, to: point.place)
        (current, control) = (point.place, nil)
      case (let bend?, false):
        let between = middle(bend, point.place)
        outline.quadratic(from: current, by: bend, to: between)
        (current, control) = (between, point.place)
      }
    }
    if let control { outline.quadratic(from: current, by: control, to: start) }
  }
}
