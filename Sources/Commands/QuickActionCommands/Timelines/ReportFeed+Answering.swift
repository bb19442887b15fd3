// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TimelineReports
import TimelineSimulation
import WidgetTimeline

extension ReportFeed {
  /// The feed that answers requests.
  func answering(in zone: TimeZoneRules, seed: UInt64) -> any TimelineFeed {
    file.map { FileFeed($0, timeZone: zone, seed: seed) } ?? SilentFeed()
  }
}
