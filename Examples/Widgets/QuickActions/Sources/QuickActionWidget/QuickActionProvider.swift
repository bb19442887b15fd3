// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Intents
import WidgetKit

struct QuickActionEntry: TimelineEntry {
  let date: Date
  let configuration: QuickActionConfigurationIntent
}

/// Nothing of the widget gets old: it changes only when the user edits it.
struct QuickActionProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> QuickActionEntry {
    QuickActionEntry(date: Date(), configuration: QuickActionConfigurationIntent())
  }

  func getSnapshot(
    for configuration: QuickActionConfigurationIntent, in context: Context,
    completion: @escaping (QuickActionEntry) -> Void
  ) {
    completion(QuickActionEntry(date: Date(), configuration: configuration))
  }

  func getTimeline(
    for configuration: QuickActionConfigurationIntent, in context: Context,
    completion: @escaping (Timeline<QuickActionEntry>) -> Void
  ) {
    let entry = QuickActionEntry(date: Date(), configuration: configuration)
    completion(Timeline(entries: [entry], policy: .never))
  }
}
