// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline
import WidgetViews

/// An entry that shows a text.
struct SampleEntry: TimelineEntry {
  var date: Instant
}

/// A widget whose provider is a closure.
func sampleWidget(
  kind: String = "Sample",
  _ timeline: @escaping @Sendable (TimelineProviderContext) async throws -> Timeline<SampleEntry>
) -> TimelineWidget {
  StaticConfiguration(kind: kind, provider: ClosureProvider(answer: timeline)) { _ in Text("x") }
    .widget
}

/// A widget that has one entry and asks for the next after a while, and asks an endpoint where one is named.
func repeatingWidget(
  kind: String = "Sample", after interval: Duration, asking endpoint: String? = nil
) -> TimelineWidget {
  sampleWidget(kind: kind) { context in
    if let endpoint {
      _ = try await context.feed.response(to: FeedRequest(endpoint, at: context.date))
    }
    return Timeline(
      entries: [SampleEntry(date: context.date)],
      policy: .after(context.date.advanced(by: interval)))
  }
}

private struct ClosureProvider: TimelineProvider {
  let answer: @Sendable (Context) async throws -> Timeline<SampleEntry>

  func placeholder(in context: Context) -> SampleEntry { SampleEntry(date: context.date) }

  func snapshot(in context: Context) async throws -> SampleEntry {
    SampleEntry(date: context.date)
  }

  func timeline(in context: Context) async throws -> Timeline<SampleEntry> {
    try await answer(context)
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
