// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SampleWidgets
import TimelineSimulation
import WidgetTimeline
import WidgetViews

extension LoadProfile {
  /// What a widget's reload asks and wants, where everything is answered.
  ///
  /// - Parameters:
  ///   - subject: The widget.
  ///   - family: The shape in which it is placed.
  init(_ subject: TimelineSubject, family: WidgetFamily) {
    let known = SampleWidget.named(subject.name)
    let endpoints = (known?.endpoints ?? []).map {
      Endpoint($0.pattern, requests: $0.requestsPerReload(in: family))
    }
    self.init(
      kind: subject.widget.kind, schedule: Self.schedule(of: subject.name), endpoints: endpoints)
    switch subject.name {
    case SampleWidget.steps.name: beginning = .reload
    case SampleWidget.recipes.name: unanswered = .singleEntry
    case SampleWidget.coupons.name, SampleWidget.events.name:
      unanswered = .after(OfferProvider.fallbackInterval)
    default: break
    }
  }

  private static func schedule(of name: String) -> Schedule {
    switch name {
    case SampleWidget.recipes.name:
      .rotating(
        slot: .seconds(RecipeProvider.interval * 60), entries: RecipeProvider.entryCount)
    case SampleWidget.steps.name: .after(HealthDataProvider.interval)
    case SampleWidget.streams.name: .after(FollowCatalogProvider.interval)
    case SampleWidget.coupons.name: .governed(settings(minutes: 30))
    case SampleWidget.events.name: .governed(settings(minutes: 60))
    default: .never
    }
  }

  /// What the server says in the sample feeds.
  private static func settings(minutes: Int) -> ServerSettings {
    var settings = ServerSettings(interval: .seconds(minutes * 60))
    settings.retry = OfferProvider.maintenanceInterval
    return settings
  }
}
