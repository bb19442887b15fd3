// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline
import WidgetViews

/// Noon of the 21st of November 2026, a Saturday, in UTC.
let noon = Instant(secondsSince1970: 1_795_262_400)

/// Japan's clocks.
let tokyo = TimeZoneRules(identifier: "Asia/Tokyo", secondsFromUTC: 9 * 3_600)

extension TimelineProviderContext {
  /// What a provider knows in a test.
  init(
    _ feed: StubFeed, family: WidgetFamily = .systemSmall, isPreview: Bool = false,
    date: Instant = noon, timeZone: TimeZoneRules = .utc, locale: String = "en"
  ) {
    self.init(
      family: family, isPreview: isPreview, displaySize: Size(width: 158, height: 158), date: date,
      timeZone: timeZone, locale: locale, feed: feed, log: { feed.log($0) })
  }
}
