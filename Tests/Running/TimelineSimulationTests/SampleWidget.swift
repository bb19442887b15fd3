// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline
import WidgetViews

/// An entry that shows a text.
func sampleEntry(at date: Instant) -> SimulatedEntry { SimulatedEntry(date: date) { Text("x") } }

/// A widget whose placeholder shows a text.
func sampleWidget(
  kind: String = "Sample",
  _ timeline: @escaping @Sendable (ProviderContext) async throws -> SimulatedTimeline
) -> TimelineWidget {
  TimelineWidget(kind: kind, placeholder: { sampleEntry(at: $0.date) }, timeline: timeline)
}

/// A widget that has one entry and asks for the next after a while, and asks an endpoint where one is named.
func repeatingWidget(
  kind: String = "Sample", after interval: Duration, asking endpoint: String? = nil
) -> TimelineWidget {
  sampleWidget(kind: kind) { context in
    if let endpoint {
      _ = try await context.feed.response(to: FeedRequest(endpoint, at: context.date))
    }
    return SimulatedTimeline(
      entries: [sampleEntry(at: context.date)],
      policy: .after(context.date.advanced(by: interval)))
  }
}

/// A feed whose answers take some time, or fail.
struct SampleFeed: TimelineFeed {
  var latency: Duration = .zero
  var failure: FeedFailure.Reason?

  func response(to request: FeedRequest) async throws(FeedFailure) -> FeedResponse {
    let date = request.date.advanced(by: latency)
    if let failure { throw FeedFailure(request.endpoint, failure, at: date) }
    return FeedResponse(body: .null, date: date)
  }
}
