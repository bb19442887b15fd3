// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline
import WidgetViews

extension DeviceScenario {
  /// Creates a day of one widget, from midnight to midnight, on the device of a user with a habit.
  ///
  /// - Parameters:
  ///   - date: The day.
  ///   - widget: The widget.
  ///   - family: The family in which it is placed.
  ///   - timeZone: The device's time zone.
  ///   - locale: The user's locale: language and region.
  ///   - feed: The feed that answers the provider's requests; without one they fail.
  ///   - habit: When the user looks at the widget.
  ///   - seed: The seed of the random draws.
  public init(
    day date: CivilDate, of widget: TimelineWidget, in family: WidgetFamily,
    timeZone: TimeZoneRules = .utc, locale: String = "en", feed: any TimelineFeed = SilentFeed(),
    habit: GlanceFrequency = .sometimes, seed: UInt64 = 0
  ) {
    let start = timeZone.startOfDay(date)
    let placed = PlacedWidget(widget, family: family)
    self.init(
      start: start, duration: start.duration(to: timeZone.startOfNextDay(after: start)),
      timeZone: timeZone, locale: locale, widgets: [placed], feed: feed, seed: seed)
    addGlances(of: habit, at: placed.page)
  }
}
