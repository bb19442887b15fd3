// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import FontFiles

/// Bends what was drawn on a line along an arc: shapes become curved, letters and images are turned.
struct BentDrawing {
  /// How far a line may be from the curve that it stands for, in points.
  private static let tolerance = 0.05

  /// The length of the pieces into which lines are cut before they are bent, in points.
  private static let pieceLength = 2.0

  private let arc: LineArc

  /// What turns and moves the items of the groups that are open, before they are bent; the innermost last.
  private var transforms = [PlaneTransform.identity]

  private var result: [DisplayItem] = []

  private init(_ arc: LineArc) {
    self.arc = arc
  }

  /// The items, bent along an arc.
  static func items(_ items: [DisplayItem], along arc: LineArc) -> [DisplayItem] {
    var drawing = BentDrawing(arc)
    for item in items { drawing.append(item) }
    return drawing.result
  }

  private var transform: PlaneTransform { transforms[transforms.count - 1] }

  private mutating func append(_ item: DisplayItem) {
    switch item {
    case .fill(let outline, let paint):
      let bent = self.outline(outline)
      result.append(.fill(bent, self.paint(paint, of: outline, as: bent)))
    case .stroke(let outline, let paint, let style):
      let bent = self.outline(outline)
      result.append(.stroke(bent, self.paint(paint, of: outline, as: bent), style))
    case .text(let text): append(text)
    case .image(let image):
      turned(item, at: Point(x: image.frame.midX, y: image.frame.midY))
    case .beginGroup(let group): begin(group)
    case .endGroup:
      if transforms.count > 1 { transforms.removeLast() }
      result.append(item)
    }
  }

  private mutating func begin(_ group: DisplayGroup) {
    var (group, inner) = (group, transform)
    group.clip = group.clip.map(outline)
    group.effects = group.effects.compactMap { effect in
      switch effect {
      case .transform(let change):
        // What is turned in its place is bent where it then is.
        inner = change.concatenating(inner)
        return nil
      case .mask(let items): return .mask(Self.items(items, along: arc))
      case .erase(let items): return .erase(Self.items(items, along: arc))
      case .shadow, .blur, .colors, .blend, .isolate: return effect
      }
    }
    transforms.append(inner)
    result.append(.beginGroup(group))
  }

  /// Adds an item that keeps its form, turned as the line is at a point.
  private mutating func turned(_ item: DisplayItem, at point: Point) {
    let turn = transform.concatenating(arc.transform(at: transform(point)))
    result.append(.beginGroup(DisplayGroup(effects: [.transform(turn)])))
    result.append(item)
    result.append(.endGroup)
  }

  // MARK: Shapes

  private func outline(_ outline: Outline) -> Outline {
    var path = Path()
    var points: [Point] = []
    for line in Path(outline).flattened(tolerance: Self.tolerance) {
      append(line, to: &path, &points)
    }
    var usesEvenOddFill = false
    if case .path(_, usesEvenOddFill: let rule) = outline.kind { usesEvenOddFill = rule }
    return Outline(
      .path(path.steps, usesEvenOddFill: usesEvenOddFill), in: Rect(around: points))
  }

  /// Adds a part of a path to another one, bent, with the points of it.
  private func append(_ line: Polyline, to path: inout Path, _ points: inout [Point]) {
    var corners = line.points
    if line.isClosed, let first = corners.first { corners.append(first) }
    for index in corners.indices {
      let end = transform(corners[index])
      guard index > 0 else {
        points.append(arc(end))
        path.move(to: arc(end))
        continue
      }
      let start = transform(corners[index - 1])
      let (x, y) = (end.x - start.x, end.y - start.y)
      let length: Double = (x * x + y * y).squareRoot()
      let count: Double = min(max((length / Self.pieceLength).rounded(.up), 1), 1000)
      for piece in stride(from: 1, through: count, by: 1) {
        let part = piece / count
        points.append(arc(Point(x: start.x + part * x, y: start.y + part * y)))
        path.addLine(to: points[points.count - 1])
      }
    }
    if line.isClosed { path.closeSubpath() }
  }

  /// A gradient from and to where its ends come to lie; other paints stay parts of the rectangle around the shape.
  private func paint(_ paint: Paint, of outline: Outline, as bent: Outline) -> Paint {
    guard case .linearGradient(let stops, let from, let to) = paint, bent.rect.width > 0,
      bent.rect.height > 0
    else { return paint }
    func place(_ end: UnitPoint) -> UnitPoint {
      let place = arc(transform(outline.rect.point(at: end)))
      return UnitPoint(
        x: (place.x - bent.rect.minX) / bent.rect.width,
        y: (place.y - bent.rect.minY) / bent.rect.height)
    }
    return .linearGradient(stops, from: place(from), to: place(to))
  }

  // MARK: Texts

  /// Adds a text letter by letter; only the first says what all of it is.
  private mutating func append(_ text: DisplayText) {
    var isFirst = true
    for line in text.lines {
      for run in line.runs {
        for piece in run.pieces {
          var letter = text
          letter.lines = [
            DisplayText.Line(baseline: line.baseline, width: line.width, runs: [piece])
          ]
          if !isFirst {
            (letter.string, letter.isTruncated, letter.brokenWord) = ("", false, nil)
          }
          isFirst = false
          turned(
            .text(letter),
            at: Point(x: line.baseline.x + piece.x + piece.width / 2, y: line.baseline.y))
        }
      }
    }
  }
}

extension DisplayText.Run {
  /// The letters of the run at their places; a run that is joined, or read from the right, stays whole.
  fileprivate var pieces: [DisplayText.Run] {
    let isPlain = string.allSatisfy { !$0.shapingScript.isShaped || $0.shapingScript == .emoji }
    var cutter = ClusterCutter(isEastAsian: false)
    cutter.append(TextSpan(string: string, font: font, color: color), at: 0)
    let tracking = FontMetrics(font, size: font.size, file: nil).tracking + self.tracking
    let widths: [Double] = cutter.clusters.map { cluster in
      let advance: Double = cluster.advance * font.size
      return max(0, cluster.isTracked ? advance + tracking : advance)
    }
    let sum: Double = widths.reduce(0, +)
    guard isPlain, sum > 0, width > 0 else { return [self] }
    var pieces: [DisplayText.Run] = []
    var (start, x) = (0, x)
    for (cluster, letterWidth) in zip(cutter.clusters, widths) {
      var piece = self
      let bytes = string.utf8
      let from = bytes.index(bytes.startIndex, offsetBy: start)
      let to = bytes.index(bytes.startIndex, offsetBy: cluster.end)
      piece.string = String(string[from..<to])
      // What a file of a font has else is its part of the whole.
      (piece.x, piece.width) = (x, letterWidth * width / sum)
      (start, x) = (cluster.end, x + piece.width)
      if cluster.kind == .text { pieces.append(piece) }
    }
    return pieces
  }
}
