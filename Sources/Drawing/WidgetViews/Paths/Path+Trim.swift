// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension Path {
  /// A part of the path, by its length: from one share of it to another, each from 0 to 1.
  ///
  /// The length of all parts of the path counts, one part after the other. Source: Apple's documentation of `trimmedPath(from:to:)`.
  public func trimmedPath(from start: Double, to end: Double) -> Path {
    let start = start.isNaN ? 0 : min(max(start, 0), 1)
    let end = end.isNaN ? 1 : min(max(end, 0), 1)
    guard start < end else { return Path() }
    if start == 0, end == 1 { return self }
    let segments = segments
    let total = segments.reduce(0) { $0 + $1.length }
    guard total > 0, total.isFinite else { return Path() }
    var trimmed = Path()
    var reached = 0.0
    var isDrawing = false
    for segment in segments {
      let first = max(start * total - reached, 0)
      let last = min(end * total - reached, segment.length)
      reached += segment.length
      guard first < last || (segment.length == 0 && first == 0 && last == 0) else {
        isDrawing = false
        continue
      }
      let part = segment.part(from: first, to: last)
      if !isDrawing || segment.beginsPart { trimmed.move(to: part.start) }
      isDrawing = last >= segment.length
      if let (control1, control2) = part.controls {
        trimmed.addCurve(to: part.end, control1: control1, control2: control2)
      } else {
        trimmed.addLine(to: part.end)
      }
    }
    return trimmed
  }

  /// The lines and curves with their lengths; closing a part is a line.
  private var segments: [PathSegment] {
    var segments: [PathSegment] = []
    var (current, first) = (Point.zero, Point.zero)
    var beginsPart = true
    func add(_ end: Point, _ controls: (Point, Point)? = nil) {
      segments.append(
        PathSegment(start: current, end: end, controls: controls, beginsPart: beginsPart))
      beginsPart = false
      current = end
    }
    for step in steps {
      switch step {
      case .move(let point):
        (current, first) = (point, point)
        beginsPart = true
      case .line(let point): add(point)
      case .curve(let end, let control1, let control2): add(end, (control1, control2))
      case .close:
        if current != first { add(first) }
        beginsPart = true
      }
    }
    return segments
  }
}

/// A line or a curve of a path, and how long it is.
private struct PathSegment {
  /// How many straight lines a curve is measured by.
  private static let measures = 64

  var start: Point
  var end: Point
  /// The control points; nil of a straight line.
  var controls: (Point, Point)?
  var beginsPart: Bool
  var length: Double
  /// The lengths up to each measure of a curve.
  private var lengths: [Double] = []

  /// Creates a segment; one that is only drawn need not be measured along its curve.
  init(
    start: Point, end: Point, controls: (Point, Point)?, beginsPart: Bool, isMeasured: Bool = true
  ) {
    self.start = start
    self.end = end
    self.controls = controls
    self.beginsPart = beginsPart
    length = Self.distance(start, end)
    guard isMeasured, controls != nil else { return }
    lengths.reserveCapacity(Self.measures + 1)
    lengths.append(0)
    var last = start
    for index in 1...Self.measures {
      let point = point(at: Double(index) / Double(Self.measures))
      lengths.append(lengths[index - 1] + Self.distance(last, point))
      last = point
    }
    length = lengths[Self.measures]
  }

  /// The part between two lengths.
  func part(from: Double, to: Double) -> PathSegment {
    let (first, last) = (parameter(at: from), parameter(at: to))
    guard let (control1, control2) = controls else {
      return PathSegment(
        start: Self.mix(start, end, first), end: Self.mix(start, end, last), controls: nil,
        beginsPart: beginsPart)
    }
    // The curve is cut at the end, and then what remains at the beginning. Source: de Casteljau.
    var (a, b, c, d) = (start, control1, control2, end)
    if last < 1 {
      let (ab, bc, cd) = (Self.mix(a, b, last), Self.mix(b, c, last), Self.mix(c, d, last))
      let (abc, bcd) = (Self.mix(ab, bc, last), Self.mix(bc, cd, last))
      (b, c, d) = (ab, abc, Self.mix(abc, bcd, last))
    }
    if first > 0 {
      let cut = last > 0 ? first / last : 0
      let (ab, bc, cd) = (Self.mix(a, b, cut), Self.mix(b, c, cut), Self.mix(c, d, cut))
      let (abc, bcd) = (Self.mix(ab, bc, cut), Self.mix(bc, cd, cut))
      (a, b, c) = (Self.mix(abc, bcd, cut), bcd, cd)
    }
    return PathSegment(
      start: a, end: d, controls: (b, c), beginsPart: beginsPart,
      isMeasured: false)
  }

  /// How far along, from 0 to 1, a length is reached.
  private func parameter(at wanted: Double) -> Double {
    guard length > 0 else { return 0 }
    guard controls != nil else { return wanted / length }
    guard wanted < length else { return 1 }
    let next = lengths.firstIndex { $0 > wanted } ?? Self.measures
    guard next > 0 else { return 0 }
    let within = (wanted - lengths[next - 1]) / (lengths[next] - lengths[next - 1])
    return (Double(next - 1) + within) / Double(Self.measures)
  }

  private func point(at t: Double) -> Point {
    guard let (control1, control2) = controls else { return Self.mix(start, end, t) }
    let rest = 1 - t
    let (a, b, c, d) = (rest * rest * rest, 3 * rest * rest * t, 3 * rest * t * t, t * t * t)
    return Point(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  private static func mix(_ first: Point, _ second: Point, _ part: Double) -> Point {
    Point(x: first.x + (second.x - first.x) * part, y: first.y + (second.y - first.y) * part)
  }

  private static func distance(_ first: Point, _ second: Point) -> Double {
    let (x, y) = (second.x - first.x, second.y - first.y)
    return (x * x + y * y).squareRoot()
  }
}
