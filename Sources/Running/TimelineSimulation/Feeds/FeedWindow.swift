// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetTimeline

/// A stretch of time as a feed file names it: every day, once, or always.
package struct FeedWindow: Hashable, Sendable {
  /// The start of the window; nil if it has always been open.
  package var from: FeedMoment?

  /// The end of the window; nil if it never ends.
  package var until: FeedMoment?

  /// Creates a window; nil leaves it open on that side.
  package init(from: FeedMoment? = nil, until: FeedMoment? = nil) {
    self.from = from
    self.until = until
  }

  /// Returns the times at which the window is open in a span of time, in order.
  package func spans(in span: Range<Instant>, of zone: TimeZoneRules) -> [Range<Instant>] {
    switch placed(in: zone) {
    case .once(let start, let end):
      return start < end ? [(start..<end).clamped(to: span)].filter { !$0.isEmpty } : []
    case .daily(let start, let end):
      var date = zone.civilTime(at: span.lowerBound).date.advanced(byDays: -1)
      var spans: [Range<Instant>] = []
      while zone.startOfDay(date) < span.upperBound {
        let next = date.advanced(byDays: 1)
        let from = Self.instant(start, on: date, in: zone)
        let until = Self.instant(end, on: start < end ? date : next, in: zone)
        if from < until { spans.append((from..<until).clamped(to: span)) }
        date = next
      }
      return spans.filter { !$0.isEmpty }
    }
  }

  private static func instant(
    _ second: Int, on date: CivilDate, in zone: TimeZoneRules
  ) -> Instant {
    let time = CivilTime(
      date, hour: second / 3_600, minute: second / 60 % 60, second: second % 60)
    return time.map { zone.instant(of: $0) } ?? zone.startOfDay(date)
  }

  /// The window in a time zone.
  package func placed(in zone: TimeZoneRules) -> PlacedWindow {
    if case .daily(let start) = from, case .daily(let end) = until {
      return .daily(start: start, end: end)
    }
    return .once(
      start: from?.instant(in: zone) ?? .distantPast,
      end: until?.instant(in: zone) ?? .distantFuture)
  }
}

/// A window whose moments are known.
package enum PlacedWindow: Hashable, Sendable {
  /// Every day, between two times that clocks show, in seconds since midnight; past midnight if the end is the smaller one.
  case daily(start: Int, end: Int)
  /// From a moment until before another one.
  case once(start: Instant, end: Instant)

  /// Returns the time for which the window has been open at an instant; nil if it is closed.
  ///
  /// A window of every day goes by what clocks show: an hour that comes twice has it twice.
  package func age(at moment: Instant, secondOfDay: Int) -> Duration? {
    switch self {
    case .once(let start, let end):
      return start <= moment && moment < end ? start.duration(to: moment) : nil
    case .daily(let start, let end):
      let isOpen =
        start < end
        ? start <= secondOfDay && secondOfDay < end
        : start <= secondOfDay || secondOfDay < end
      guard isOpen else { return nil }
      let age = secondOfDay - start
      let fraction = moment.millisecondsSince1970 - moment.secondsSince1970 * 1_000
      return .seconds(age < 0 ? age + 86_400 : age) + .milliseconds(fraction)
    }
  }
}
