// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetTimeline

/// A person's steps from a moment on.
package struct HealthDataEntry: TimelineEntry {
  /// The moment from which it is shown.
  package var date: Instant

  /// What is shown; nil if it could not be read.
  package var data: HealthData?

  /// The day of the week on which it is shown, by the device's calendar: 0 is Sunday.
  package var weekday: Int

  /// Makes an entry.
  package init(date: Instant, data: HealthData?, timeZone: TimeZoneRules) {
    self.date = date
    self.data = data
    weekday = timeZone.civilTime(at: date).date.weekday
  }
}
