// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension TextLayout {
  /// A part of a line that is not text: an image, and lines under it and through it.
  struct Mark {
    /// The index of the line.
    var line: Int
    /// How far the part begins from the left of its line, in points.
    var x: Double
    /// Its width, in points.
    var width: Double
    var baselineOffset: Double
    /// An index in the tree's images; nil if there is none.
    var image: Int32?
    var imageSize = Size.zero
    /// How far the image reaches below the baseline, in points.
    var imageDrop = 0.0
    /// The lines, relative to where the baseline of the line begins.
    var lines: [(rect: Rect, color: ResolvedColor)] = []
  }

  /// The part of the room beside a line that is before it.
  var alignmentPart: Double {
    let isRightToLeft = composer.options.layoutDirection == .rightToLeft
    return switch composer.options.alignment {
    case .leading: isRightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: isRightToLeft ? 0 : 1
    }
  }

  /// The marks besides letters, in the order of the lines.
  var marks: [Mark] {
    guard composer.text.spans.contains(where: { $0.look?.isMarked == true }) else { return [] }
    return composer.lines.indices.flatMap { marks(of: $0) }
  }

  private func marks(of number: Int) -> [Mark] {
    let line = composer.lines[number]
    var marks: [Mark] = []
    var x = 0.0
    func append(_ range: Range<Int>) {
      var rest = range[...]
      while let first = rest.first {
        let span = composer.text.clusters[first].span
        let end = rest.first { composer.text.clusters[$0].span != span } ?? rest.endIndex
        let width = (first..<end).reduce(0) {
          $0 + composer.advance(of: composer.text.clusters[$1])
        }
        if let mark = mark(of: Int(span), line: number, x: x, width: width) { marks.append(mark) }
        x += width
        rest = rest[end...]
      }
    }
    append(line.head)
    x += line.markerWidth
    append(line.tail)
    if isReversed {
      for index in marks.indices {
        let moved = line.width - 2 * marks[index].x - marks[index].width
        marks[index].x += moved
        for part in marks[index].lines.indices { marks[index].lines[part].rect.origin.x += moved }
      }
    }
    return marks
  }

  private func mark(of span: Int, line: Int, x: Double, width: Double) -> Mark? {
    guard let look = composer.text.spans[span].look, look.isMarked, width > 0 else { return nil }
    let metrics = composer.metrics[span]
    let size = metrics.size
    var mark = Mark(
      line: line, x: x, width: width, baselineOffset: metrics.baselineOffset,
      image: look.image >= 0 ? look.image : nil,
      imageSize: Size(width: width, height: metrics.imageHeight), imageDrop: metrics.imageDrop)
    // San Francisco's own places of both lines, about; assumed.
    let thickness = max(size / 16, 0.5)
    func add(_ style: SpanLook.Line, at y: Double) {
      let color = style.color ?? composer.text.spans[span].color
      for piece in style.pattern.pieces(of: width, thickness: thickness) {
        mark.lines.append(
          (
            Rect(
              x: x + piece.lowerBound, y: y - metrics.baselineOffset - thickness / 2,
              width: piece.upperBound - piece.lowerBound, height: thickness), color
          ))
      }
    }
    if let underline = look.underline { add(underline, at: size * 0.13) }
    if let strikethrough = look.strikethrough {
      add(strikethrough, at: -metrics.font.capHeight / 2)
    }
    return mark
  }
}

extension Text.LineStyle.Pattern {
  /// The pieces of a line that are drawn.
  fileprivate func pieces(of length: Double, thickness: Double) -> [Range<Double>] {
    let units: [Double] =
      switch self {
      case .solid: []
      case .dot: [1, 1]
      case .dash: [4, 2]
      case .dashDot: [4, 2, 1, 2]
      case .dashDotDot: [4, 2, 1, 2, 1, 2]
      }
    // A line of more pieces than a screen has pixels is a line.
    guard !units.isEmpty, length / thickness < 4000 else { return [0..<length] }
    var pieces: [Range<Double>] = []
    var start = 0.0
    var index = 0
    while start < length {
      let end = min(start + units[index % units.count] * thickness, length)
      if index % 2 == 0 { pieces.append(start..<end) }
      start = end
      index += 1
    }
    return pieces
  }
}
