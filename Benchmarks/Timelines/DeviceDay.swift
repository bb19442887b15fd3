// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TimelineSimulation
import WidgetTimeline
import WidgetViews

/// A day of a device with four widgets, each of which asks a feed.
enum DeviceDay {
  private struct Feed: TimelineFeed {
    func response(to request: FeedRequest) async throws(FeedFailure) -> FeedResponse {
      FeedResponse(body: .null, date: request.date.advanced(by: .milliseconds(80)))
    }
  }

  private static func widget(
    _ kind: String, asking endpoints: [String], entries: Int = 1,
    after interval: Duration = .seconds(900)
  ) -> PlacedWidget {
    let widget = TimelineWidget(
      kind: kind, placeholder: { entry(at: $0.date) },
      timeline: { context in
        var date = context.date
        for endpoint in endpoints {
          date = try await context.feed.response(to: FeedRequest(endpoint, at: date)).date
        }
        return SimulatedTimeline(
          entries: (0..<entries).map { entry(at: date.advanced(by: .seconds($0 * 900))) },
          policy: entries > 1 ? .atEnd : .after(context.date.advanced(by: interval)))
      })
    return PlacedWidget(widget, family: .systemSmall)
  }

  private static func entry(at date: Instant) -> SimulatedEntry {
    SimulatedEntry(date: date) { Text("x") }
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
