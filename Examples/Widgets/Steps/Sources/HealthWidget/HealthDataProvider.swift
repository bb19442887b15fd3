// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetKit

struct HealthDataEntry: TimelineEntry {
  let date: Date

  /// Nil if the steps are not known.
  let data: HealthData?
}

/// One entry, and a new one a quarter of an hour later.
struct HealthDataProvider: TimelineProvider {
  private let store = HealthDataStore()

  func placeholder(in context: Context) -> HealthDataEntry {
    HealthDataEntry(date: Date(), data: .zero)
  }

  func getSnapshot(
    in context: Context, completion: @escaping (HealthDataEntry) -> Void
  ) {
    // The gallery must not wait for a server.
    completion(HealthDataEntry(date: Date(), data: .sample))
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<HealthDataEntry>) -> Void
  ) {
    let now = Date()
    let refresh = Calendar.current.date(byAdding: .minute, value: 15, to: now) ?? now
    store.fetch { data in
      let entry = HealthDataEntry(date: Date(), data: data)
      completion(Timeline(entries: [entry], policy: .after(refresh)))
    }
  }
}
