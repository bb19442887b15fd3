// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// The rhythm that a budget allows: some reloads in a row, and then one after each interval.
package struct ReloadRhythm: Hashable, Sendable {
  /// The number of reloads that may follow each other.
  package var inARow: Int

  /// The time from one reload to the next where all of these are used.
  package var every: Duration

  /// The rhythm in words, as in `4 reloads in a row are allowed, then one every 24m`.
  package var sentence: String {
    let count = inARow == 1 ? "1 reload is" : "\(inARow) reloads in a row are"
    return "\(count) allowed, then one every \(DurationText.of(roundedInterval))"
  }

  /// The interval, rounded to seconds, or to whole minutes if it is at least five minutes.
  package var roundedInterval: Duration {
    let seconds = (every.milliseconds + 500) / 1_000
    return .seconds(seconds < 300 ? seconds : (seconds + 30) / 60 * 60)
  }
}

extension ReloadRules {
  /// The rhythm of a number of reloads in 24 hours; nil if reloads are not counted.
  package func rhythm(dailyReloads limit: Int) -> ReloadRhythm? {
    guard isBudgeted else { return nil }
    return ReloadPace(
      limit: max(1, limit), inARow: reloadsInARow, minimumInterval: 0, unseenLimit: 0
    ).rhythm
  }
}
