// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// When the days of a time zone begin, in milliseconds.
struct DayTable {
  private let starts: [Int64]

  /// The days of a zone that a span of time needs, and some around it.
  init(_ zone: TimeZoneRules, from start: Int64, to end: Int64) {
    var date = zone.startOfDay(
      containing: Instant(millisecondsSince1970: start - 3 * ReloadPace.day))
    var starts: [Int64] = []
    while starts.count < 2 || date.millisecondsSince1970 <= end + 4 * ReloadPace.day {
      starts.append(date.millisecondsSince1970)
      date = zone.startOfNextDay(after: date)
    }
    self.starts = starts
  }

  /// How many there are.
  var count: Int { starts.count }

  /// When a day begins.
  @inline(__always)
  func start(_ index: Int) -> Int64 { starts[index] }

  /// The day of a moment; the first or the last one where it lies outside.
  @inline(__always)
  func index(of date: Int64) -> Int {
    let guess = Int((date - starts[0]) / ReloadPace.day)
    var index = max(0, min(guess, starts.count - 1))
    // Days have 24 hours but for a few, so the guess is a day off at most as long as zones stay where they are.
    while index + 1 < starts.count, starts[index + 1] <= date { index += 1 }
    while index > 0, starts[index] > date { index -= 1 }
    return index
  }
}
