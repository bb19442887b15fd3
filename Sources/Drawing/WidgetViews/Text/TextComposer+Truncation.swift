// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

extension TextComposer {
  /// The last line of a text that goes on behind it, from a cluster.
  ///
  /// Whole characters give way to `…`, and spaces beside it. At the tail it is behind what fits of the line's paragraph;
  /// at the head it is before the end of the text, and in the middle between both. Where not even `…` fits, it
  /// is alone.
  func truncatedLine(from start: Int) -> TextLine {
    let clusters = text.clusters
    let paragraphEnd =
      clusters[start...].firstIndex { $0.kind == .newline } ?? clusters.endIndex
    let end = clusters.last?.kind == .newline ? clusters.endIndex - 1 : clusters.endIndex
    let lastStart = clusters[start..<end].lastIndex { $0.kind == .newline }.map { $0 + 1 } ?? start
    var head = start..<start
    var tail = end..<end
    let span = Int(clusters[options.truncationMode == .head ? max(end - 1, start) : start].span)
    var ellipsis = markerWidth(.ellipsis, span: span)
    var markerSpan = span
    switch options.truncationMode {
    case .tail:
      head = prefix(of: start..<paragraphEnd, fitting: width - ellipsis).range
      // The `…` belongs to what it follows, whose font can be larger than the one it was measured in.
      while let last = head.last {
        markerSpan = Int(clusters[last].span)
        ellipsis = markerWidth(.ellipsis, span: markerSpan)
        guard total(of: head) + ellipsis > width + Self.tolerance else { break }
        head = trimmed(start..<last)
      }
    case .head:
      tail = suffix(of: lastStart..<end, fitting: width - ellipsis).range
    case .middle:
      let room = width - ellipsis
      let half = prefix(of: start..<paragraphEnd, fitting: room / 2)
      let rest = suffix(of: max(half.range.upperBound, lastStart)..<end, fitting: room - half.width)
      head =
        prefix(
          of: start..<min(paragraphEnd, rest.range.lowerBound), fitting: room - rest.width
        ).range
      tail = rest.range
    }
    head = trimmed(head)
    while let first = tail.first, clusters[first].kind == .space { tail.removeFirst() }
    return withHeight(
      TextLine(
        head: head, marker: .ellipsis, markerSpan: markerSpan, markerWidth: ellipsis, tail: tail,
        width: total(of: head) + ellipsis + total(of: tail)),
      emptyAt: start)
  }

  /// The clusters without spaces at their end.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let last = range.last, text.clusters[last].kind == .space { range.removeLast() }
    return range
  }

  private func total(of range: Range<Int>) -> Double {
    range.reduce(0) { $0 + advance(of: text.clusters[$1]) }
  }

  /// As many clusters from the beginning of a range as fit.
  private func prefix(of range: Range<Int>, fitting room: Double) -> (
    range: Range<Int>, width: Double
  ) {
    var width = 0.0
    for index in range {
      let next = width + advance(of: text.clusters[index])
      guard next <= room + Self.tolerance else { return (range.lowerBound..<index, width) }
      width = next
    }
    return (range, width)
  }

  /// As many clusters from the end of a range as fit.
  private func suffix(of range: Range<Int>, fitting room: Double) -> (
    range: Range<Int>, width: Double
  ) {
    var width = 0.0
    for index in range.reversed() {
      let next = width + advance(of: text.clusters[index])
      guard next <= room + Self.tolerance else { return (index + 1..<range.upperBound, width) }
      width = next
    }
    return (range, width)
  }
}
