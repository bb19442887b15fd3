// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Analytics
import Intents
import ShopKit
import WidgetKit

struct OfferEntry: TimelineEntry {
  let date: Date
  let offer: Offer
}

struct OfferProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> OfferEntry {
    OfferEntry(date: Date(), offer: .sample)
  }

  func getSnapshot(
    for configuration: OfferConfigurationIntent, in context: Context,
    completion: @escaping (OfferEntry) -> Void
  ) {
    completion(placeholder(in: context))
  }

  func getTimeline(
    for configuration: OfferConfigurationIntent, in context: Context,
    completion: @escaping (Timeline<OfferEntry>) -> Void
  ) {
    Analytics.track("timeline")
    let entry = OfferEntry(date: Date(), offer: .sample)
    completion(Timeline(entries: [entry], policy: .after(Date().addingTimeInterval(3600))))
  }
}
