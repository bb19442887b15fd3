// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension TextLayout {
  /// The lines, relative to the upper left corner of the text.
  ///
  /// - Complexity: O(*n*) in the number of characters shown, each time.
  package var lines: [DisplayText.Line] {
    let options = composer.options
    let isReversed = isReversed
    let room = alignmentPart
    let baselines = Self.baselines(of: composer.lines, options: options)
    return zip(composer.lines, baselines).map { line, baseline in
      var runs = runs(of: line)
      if isReversed {
        for index in runs.indices { runs[index].x = line.width - runs[index].x - runs[index].width }
        runs.reverse()
      }
      return DisplayText.Line(
        baseline: Point(x: (size.width - line.width) * room, y: baseline), width: line.width,
        runs: runs)
    }
  }

  /// Whether the parts of a line go from right to left.
  var isReversed: Bool {
    composer.options.layoutDirection == .rightToLeft && composer.text.isReadFromTheRight
  }

  /// The distances from the top to the baselines, in points.
  static func baselines(of lines: [TextLine], options: TextLayoutOptions) -> [Double] {
    var top = 0.0
    var correction: Double?
    return lines.map { line in
      let pixels = (top + line.ascent) * options.displayScale
      top += line.height + options.lineSpacing
      guard let correction else {
        correction = pixels.rounded() - pixels
        return pixels.rounded() / options.displayScale
      }
      return (pixels + correction - TextComposer.tolerance).rounded(.up) / options.displayScale
    }
  }

  /// The parts of a line, in the order in which they are read.
  private func runs(of line: TextLine) -> [DisplayText.Run] {
    var runs: [DisplayText.Run] = []
    var span = -1
    var x = 0.0
    func append(_ string: String, width: Double, span newSpan: Int) {
      // An image is not written.
      if let look = composer.text.spans[newSpan].look, look.image >= 0 {
        x += width
        span = -1
        return
      }
      if newSpan == span, let last = runs.indices.last {
        runs[last].string += string
        runs[last].width += width
      } else {
        var font = composer.text.spans[newSpan].font
        font.size = composer.metrics[newSpan].size
        runs.append(
          DisplayText.Run(
            string: string, x: x, width: width, font: font,
            color: composer.text.spans[newSpan].color,
            baselineOffset: composer.metrics[newSpan].baselineOffset,
            tracking: composer.metrics[newSpan].tracking))
        span = newSpan
      }
      x += width
    }
    func append(_ clusters: Range<Int>) {
      var rest = clusters[...]
      while let first = rest.first {
        let span = composer.text.clusters[first].span
        let end = rest.first { composer.text.clusters[$0].span != span } ?? rest.endIndex
        append(
          composer.text.string(of: first..<end),
          width: (first..<end).reduce(0) {
            $0 + composer.advance(of: composer.text.clusters[$1])
          }, span: Int(span))
        rest = rest[end...]
      }
    }
    append(line.head)
    if line.marker != .none, composer.text.spans.indices.contains(line.markerSpan) {
      append(line.marker.rawValue, width: line.markerWidth, span: line.markerSpan)
    }
    append(line.tail)
    return runs
  }
}

extension MeasuredText {
  /// The characters of clusters of one span.
  fileprivate func string(of range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    let span = clusters[first].span
    let start = first > 0 && clusters[first - 1].span == span ? clusters[first - 1].end : 0
    let string = spans[Int(span)].string
    let bytes = string.utf8
    if start == 0, clusters[last].end == bytes.count { return string }
    let from = bytes.index(bytes.startIndex, offsetBy: start)
    return String(string[from..<bytes.index(from, offsetBy: clusters[last].end - start)])
  }

  /// Whether the first letter is one of a script that is read from the right.
  fileprivate var isReadFromTheRight: Bool {
    for span in spans {
      for scalar in span.string.unicodeScalars {
        switch scalar.value {
        // Hebrew, Arabic and their neighbors; their forms for compatibility; what is beyond the first plane.
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
          0x1E800...0x1EFFF:
          return true
        default:
          if scalar.properties.isAlphabetic { return false }
        }
      }
    }
    return false
  }
}
