// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TimelineSimulation
import WidgetTimeline
import WidgetViews

/// A day of a device with four widgets, each with a provider that asks a feed.
enum DeviceDay {
  private struct Entry: TimelineEntry {
    var date: Instant
  }

  private struct Provider: TimelineProvider {
    let endpoints: [String]
    let entries: Int
    let interval: Duration

    func placeholder(in context: Context) -> Entry { Entry(date: context.date) }
    func snapshot(in context: Context) async throws -> Entry { Entry(date: context.date) }
    func timeline(in context: Context) async throws -> Timeline<Entry> {
      var date = context.date
      for endpoint in endpoints {
        date = try await context.feed.response(to: FeedRequest(endpoint, at: date)).date
      }
      return Timeline(
        entries: (0..<entries).map { Entry(date: date.advanced(by: .seconds($0 * 900))) },
        policy: entries > 1 ? .atEnd : .after(context.date.advanced(by: interval)))
    }
  }

  private struct Feed: TimelineFeed {
    func response(to request: FeedRequest) async throws(FeedFailure) -> FeedResponse {
      FeedResponse(body: .null, date: request.date.advanced(by: .milliseconds(80)))
    }
  }

  private static func widget(
    _ kind: String, asking endpoints: [String], entries: Int = 1,
    after interval: Duration = .seconds(900)
  ) -> PlacedWidget {
    let provider = Provider(endpoints: endpoints, entries: entries, interval: interval)
    let configuration = StaticConfiguration(kind: kind, provider: provider) { _ in Text("x") }
    return PlacedWidget(configuration.widget, family: .systemSmall)
  }

  /// The scenario of a day.
  static func scenario(seed: UInt64) -> DeviceScenario {
    var scenario = DeviceScenario(
      start: Fleets.start,
      widgets: [
        widget("Recipes", asking: ["recipes"], entries: 8), widget("Steps", asking: ["steps"]),
        widget("Streams", asking: ["friends"]),
        widget("Coupons", asking: ["widgetSettings", "coupon"]),
      ], feed: Feed(), seed: seed)
    scenario.addGlances(of: .often, at: .homeScreen(0))
    return scenario
  }
}
