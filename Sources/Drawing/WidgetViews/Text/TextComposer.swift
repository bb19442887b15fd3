// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// Lays the clusters of a text into lines, in one pass.
///
/// A line ends at the last place at which it may; where a word alone is wider than the line, it ends inside the word; what
/// no line is left for gives way to `…`. A line has at least one character, and a text at least one line. Spaces at which
/// a line ends take no part in its width; at the end of a paragraph they do, as far as there is room.
struct TextComposer {
  /// The metrics of a span's font at the size at which it is drawn.
  struct SpanMetrics {
    var size: Double
    var font: FontMetrics
    /// The tracking: points that are added to the advance of each character.
    var tracking = 0.0
    /// How far the text is raised, in points.
    var baselineOffset = 0.0
    /// The height of an image above the baseline, in points; 0 if there is none.
    var imageHeight = 0.0
    /// How far an image reaches below the baseline, in points.
    var imageDrop = 0.0
  }

  let text: MeasuredText
  /// The width of the space, in points; infinity for any.
  let width: Double
  /// The height of the space, in points; infinity for any.
  let height: Double
  let options: TextLayoutOptions
  let metrics: [SpanMetrics]

  /// The lines.
  private(set) var lines: [TextLine] = []
  /// Whether some of the text is not shown, or only in part.
  private(set) var isTruncated = false

  /// The points by which a sum of widths may exceed the space without being cut, as sums are not
  /// exact.
  static let tolerance = 1e-6

  /// Lays out a text, drawn at a part of its size.
  init(
    _ text: MeasuredText, width: Double, height: Double, options: TextLayoutOptions, scale: Double,
    tightening: Double = 0
  ) {
    self.text = text
    self.width = width
    self.height = height
    self.options = options
    metrics = text.spans.map {
      let size = $0.font.size > 0 && $0.font.size < .infinity ? $0.font.size * scale : 0
      guard
        tightening > 0 || $0.look != nil || $0.font.leading != .standard
          || $0.font.design != .default
      else { return SpanMetrics(size: size, font: FontMetrics(size: size)) }
      let look = $0.look ?? SpanLook()
      let font = FontMetrics($0.font, size: size, file: look.file)
      let height = look.imageSize.height * scale
      return SpanMetrics(
        size: size, font: font, tracking: look.tracking * scale - tightening * size,
        baselineOffset: look.baselineOffset * scale, imageHeight: height,
        imageDrop: look.imageDrop * scale)
    }
    compose()
  }

  private mutating func compose() {
    let limit = max(options.lineLimit ?? .max, 1)
    var start = 0
    var previousStart = 0
    var bottom = 0.0
    repeat {
      let (line, next) = lineBeforeOthers(from: start)
      let top = lines.isEmpty ? 0 : bottom + options.lineSpacing
      if !lines.isEmpty, top + line.height > height + Self.tolerance {
        lines[lines.count - 1] = truncatedLine(from: previousStart)
        isTruncated = true
        return
      }
      if lines.count + 1 >= limit, next < text.clusters.count {
        lines.append(truncatedLine(from: start))
        isTruncated = true
        return
      }
      if line.width > width + Self.tolerance { isTruncated = true }
      lines.append(line)
      bottom = top + line.height
      previousStart = start
      start = next
    } while start < text.clusters.count
  }

  /// The line that begins with a cluster, ended a character earlier if one would be alone behind it and that is to be avoided.
  private func lineBeforeOthers(from start: Int) -> (line: TextLine, next: Int) {
    let usual = line(from: start, before: text.clusters.count)
    guard options.avoidsLoneCharacters, usual.next == text.clusters.count - 1,
      usual.next - 1 > start, text.clusters[usual.next - 1].isBreakable,
      text.clusters[usual.next - 1].kind == .text, text.clusters[usual.next].kind == .text,
      !text.clusters[usual.next].isTracked
    else { return usual }
    return line(from: start, before: usual.next - 1)
  }

  /// The line that begins with a cluster and ends before another, and the cluster that the next one begins with.
  private func line(from start: Int, before limit: Int) -> (line: TextLine, next: Int) {
    var x = 0.0
    // What is written up to here, without spaces behind it.
    var end = start
    var endWidth = 0.0
    // The last place at which the line may end.
    var lastBreak: (line: TextLine, next: Int)?
    var index = start
    while index < limit {
      let cluster = text.clusters[index]
      if cluster.kind == .newline {
        return (wholeLine(start..<index, width: max(endWidth, min(x, width))), index + 1)
      }
      if cluster.isBreakable, index > start {
        recordBreak(
          at: index, TextLine(head: start..<end, tail: end..<end, width: endWidth), &lastBreak)
      }
      let advance = advance(of: cluster)
      if cluster.kind == .space {
        x += advance
      } else {
        if x + advance > width + Self.tolerance, index > start {
          guard let lastBreak else {
            return (wholeLine(start..<end, width: endWidth), index)
          }
          return (withHeight(lastBreak.line, emptyAt: start), lastBreak.next)
        }
        x += advance
        end = index + 1
        endWidth = x
      }
      index += 1
    }
    return (wholeLine(start..<index, width: max(endWidth, min(x, width))), index)
  }

  /// Notes that a line may end before a cluster; behind a soft hyphen only where a hyphen still fits.
  private func recordBreak(
    at index: Int, _ line: TextLine, _ lastBreak: inout (line: TextLine, next: Int)?
  ) {
    var line = line
    if text.clusters[index - 1].kind == .softHyphen {
      line.marker = .hyphen
      line.markerSpan = Int(text.clusters[index - 1].span)
      line.markerWidth = markerWidth(.hyphen, span: line.markerSpan)
      line.width += line.markerWidth
      guard line.width <= width + Self.tolerance else { return }
    }
    lastBreak = (line, index)
  }

  private func wholeLine(_ clusters: Range<Int>, width: Double) -> TextLine {
    withHeight(
      TextLine(head: clusters, tail: clusters.upperBound..<clusters.upperBound, width: width),
      emptyAt: clusters.lowerBound)
  }
}

extension TextComposer {
  /// The width of a cluster, in points.
  func advance(of cluster: MeasuredText.Cluster) -> Double {
    let metrics = metrics[Int(cluster.span)]
    return cluster.advance * metrics.size + (cluster.isTracked ? metrics.font.tracking : 0)
      + metrics.tracking
  }

  /// The width of a marker in the font of a span, in points.
  func markerWidth(_ marker: TextLine.Marker, span: Int) -> Double {
    guard metrics.indices.contains(span), let scalar = marker.rawValue.unicodeScalars.first else {
      return 0
    }
    let advances = FontAdvances(
      of: text.spans[span].font, isEastAsian: text.isEastAsian, file: text.spans[span].look?.file)
    let advance = advances.advance(of: scalar, CharacterTraits(of: scalar).width)
    return advance.em * metrics[span].size
      + (advance.isTracked ? metrics[span].font.tracking : 0)
  }

  /// The line with the height of its largest font; an empty one has that of the cluster at which it stands.
  func withHeight(_ line: TextLine, emptyAt index: Int) -> TextLine {
    var line = line
    func include(_ span: Int) {
      guard metrics.indices.contains(span) else { return }
      let metrics = metrics[span]
      line.ascent = max(
        line.ascent,
        max(metrics.font.ascent, metrics.imageHeight - metrics.imageDrop)
          + max(0, metrics.baselineOffset))
      line.descent = max(
        line.descent,
        max(metrics.font.descent, metrics.imageDrop) + max(0, -metrics.baselineOffset))
    }
    if metrics.count <= 1 {
      include(0)
      return line
    }
    if line.marker != .none { include(line.markerSpan) }
    for range in [line.head, line.tail] {
      // Clusters are in the order of their spans.
      if let first = range.first, let last = range.last {
        for span in text.clusters[first].span...text.clusters[last].span { include(Int(span)) }
      }
    }
    if line.head.isEmpty, line.tail.isEmpty {
      include(text.clusters.indices.contains(index) ? Int(text.clusters[index].span) : 0)
    }
    return line
  }
}
