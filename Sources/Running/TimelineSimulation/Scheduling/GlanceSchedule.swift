// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// The moments at which a page is looked at.
package struct GlanceSchedule: Hashable, Sendable {
  /// When looks begin and end, in order, none touching the next.
  private(set) var spans: [(start: Int64, end: Int64)] = []

  /// Creates a page that is never looked at.
  package init() {}

  /// Creates a schedule of spans in any order.
  package init(_ spans: [(start: Int64, end: Int64)]) {
    for span in spans.sorted(by: { $0.start < $1.start }) { insert(span) }
  }

  /// Forgets all glances, and keeps their memory.
  mutating func removeAll() { spans.removeAll(keepingCapacity: true) }

  /// Adds a glance; one that touches others becomes one with them.
  mutating func insert(_ span: (start: Int64, end: Int64)) {
    // Looks come nearly in order, so the place is near the end.
    var index = spans.count
    while index > 0, spans[index - 1].start > span.start { index -= 1 }
    if index > 0, spans[index - 1].end >= span.start {
      index -= 1
      spans[index].end = max(spans[index].end, span.end)
    } else {
      spans.insert(span, at: index)
    }
    while index + 1 < spans.count, spans[index + 1].start <= spans[index].end {
      spans[index].end = max(spans[index].end, spans[index + 1].end)
      spans.remove(at: index + 1)
    }
  }

  /// The first moment from a date on at which the page is looked at, or was a short time ago.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - limit: How long a glance counts after its end.
  ///   - cursor: A look that begins no later, where the search goes on; 0 for a new search. Dates must not become earlier.
  /// - Returns: The moment; nil if there is none.
  @inline(__always)
  package func firstSeen(from date: Int64, limit: Int64, cursor: inout Int) -> Int64? {
    while cursor + 1 < spans.count, spans[cursor + 1].start <= date { cursor += 1 }
    guard cursor < spans.count else { return nil }
    let glance = spans[cursor]
    if date < glance.start { return glance.start }
    // A look at a moment has no length, and that moment is seen.
    if date <= glance.end || date - glance.end < limit { return date }
    return cursor + 1 < spans.count ? spans[cursor + 1].start : nil
  }

  package static func == (left: GlanceSchedule, right: GlanceSchedule) -> Bool {
    left.spans.elementsEqual(right.spans, by: ==)
  }

  package func hash(into hasher: inout Hasher) {
    for span in spans {
      hasher.combine(span.start)
      hasher.combine(span.end)
    }
  }
}
