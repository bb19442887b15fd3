// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetTimeline

/// A moment as a feed file names it.
package enum FeedMoment: Hashable, Sendable {
  /// Every day, when the device's clocks show a time: the seconds since midnight.
  case daily(Int)
  /// Once, when the device's calendar and clocks show a time.
  case civil(CivilTime)
  /// A single moment, the same in all zones.
  case absolute(Instant)

  /// The form of a moment; a list or window has moments of one form.
  package enum Form: Hashable, Sendable {
    case daily
    case civil
    case absolute
  }

  /// The form of the moment.
  package var form: Form {
    switch self {
    case .daily: .daily
    case .civil: .civil
    case .absolute: .absolute
    }
  }

  /// Reads a moment: `13:00`, `2026-11-24`, `2026-11-24T13:00`, `2026-11-24T13:00Z` or `2026-11-24T13:00+09:00`.
  package init?(_ text: String) {
    if let second = CivilTime.secondOfDay(text) {
      self = .daily(second)
    } else if let time = CivilTime(text) {
      self = .civil(time)
    } else if let moment = Self.absolute(text) {
      self = .absolute(moment)
    } else {
      return nil
    }
  }

  /// A day and a time with an offset from UTC, which begins after the `T`.
  private static func absolute(_ text: String) -> Instant? {
    guard let clock = text.firstIndex(where: { $0 == "T" || $0 == " " }),
      let sign = text[clock...].firstIndex(where: { "Z+-".contains($0) }),
      let time = CivilTime(text[..<sign])
    else { return nil }
    let local = TimeZoneRules.utc.instant(of: time)
    if text[sign...] == "Z" { return local }
    let offset = text[text.index(after: sign)...]
    guard let seconds = CivilTime.secondOfDay(offset), offset.count == 5 else { return nil }
    return local.advanced(by: .seconds(text[sign] == "-" ? seconds : -seconds))
  }

  /// Whether the moment is later than another one of the same form.
  package func isLater(than other: FeedMoment) -> Bool {
    switch (self, other) {
    case (.daily(let second), .daily(let other)): second > other
    case (.civil(let time), .civil(let other)): time > other
    case (.absolute(let moment), .absolute(let other)): moment > other
    default: false
    }
  }

  /// The moment in a time zone; nil if it comes every day.
  package func instant(in zone: TimeZoneRules) -> Instant? {
    switch self {
    case .daily: nil
    case .civil(let time): zone.instant(of: time)
    case .absolute(let moment): moment
    }
  }
}
