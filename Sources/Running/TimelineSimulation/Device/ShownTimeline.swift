// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// A timeline as the system keeps it, and what is shown of it when.
struct ShownTimeline {
  /// The entries by date; of those with the same date the one that comes last in the provider's list comes last.
  private let order: [(date: Int64, position: Int)]
  private let entries: [SimulatedEntry]
  private let reload: Int

  /// Keeps a timeline.
  ///
  /// - Parameters:
  ///   - entries: The entries as the provider gave them, at least one; those beyond the greatest number are dropped.
  ///   - reload: Which reload they came with.
  ///   - maximum: How many are kept.
  init(_ entries: [SimulatedEntry], reload: Int, maximum: Int) {
    let kept = entries.count > maximum ? Array(entries[..<maximum]) : entries
    self.entries = kept
    self.reload = reload
    let dates = kept.indices.map { (date: kept[$0].date.millisecondsSince1970, position: $0) }
    let isSorted = zip(dates, dates.dropFirst()).allSatisfy { $0.date <= $1.date }
    order = isSorted ? dates : dates.sorted { ($0.date, $0.position) < ($1.date, $1.position) }
  }

  /// The parts of a span of true time, with what is shown in each.
  ///
  /// The entry whose date passed last is shown. If none has passed, it is the first one.
  ///
  /// - Parameters:
  ///   - span: The span.
  ///   - clockOffset: By how much the device's clock is ahead.
  ///   - show: Called for each part of the span, in order, none of them empty.
  func parts(
    of span: Range<Int64>, clockOffset: Int64,
    _ show: (Range<Int64>, SimulationLog.Shown.Content) -> Void
  ) {
    guard !span.isEmpty, !order.isEmpty else { return }
    var start = span.lowerBound
    var next = firstIndex(after: start + clockOffset)
    while start < span.upperBound {
      // Entries of one date follow each other at once, and the last one is seen.
      while next < order.count, order[next].date - clockOffset <= start { next += 1 }
      let position = order[max(0, next - 1)].position
      let change = next == 0 ? next + 1 : next
      let end = change < order.count ? order[change].date - clockOffset : span.upperBound
      let part = start..<min(max(start + 1, end), span.upperBound)
      show(part, .entry(entries[position], reload: reload, position: position))
      start = part.upperBound
    }
  }

  /// The first entry whose date is yet to come.
  private func firstIndex(after clock: Int64) -> Int {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if order[middle].date <= clock { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
