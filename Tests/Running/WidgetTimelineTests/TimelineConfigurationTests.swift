// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Testing
import WidgetTimeline
import WidgetViews

@Suite("What describes a widget")
struct TimelineConfigurationTests {
  struct Entry: TimelineEntry {
    var date: Instant
    var text: String
    var relevance: TimelineEntryRelevance?
  }

  nonisolated struct EntryView: View {
    var entry: Entry
    var body: some View { Text(entry.text) }
  }

  struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: context.date, text: "") }

    func snapshot(in context: Context) async throws -> Entry {
      Entry(date: context.date, text: context.isPreview ? "sample" : "now")
    }

    func timeline(in context: Context) async throws -> Timeline<Entry> {
      let answer = try await context.feed.response(to: FeedRequest("text", at: context.date))
      let text = try FeedReader(answer.body).string()
      return Timeline(
        entries: [
          Entry(
            date: answer.date, text: text,
            relevance: TimelineEntryRelevance(score: 2, duration: .seconds(60)))
        ], policy: .after(answer.date.advanced(by: .seconds(900))))
    }
  }

  struct IntentProvider: IntentTimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: context.date, text: "") }

    func snapshot(for configuration: String, in context: Context) async throws -> Entry {
      Entry(date: context.date, text: configuration)
    }

    func timeline(for configuration: String, in context: Context) async throws -> Timeline<Entry> {
      Timeline(entries: [Entry(date: context.date, text: configuration)], policy: .never)
    }
  }

  struct Feed: TimelineFeed {
    func response(to request: FeedRequest) async throws(FeedFailure) -> FeedResponse {
      guard request.endpoint == "text" else {
        throw FeedFailure(request.endpoint, .unknownEndpoint, at: request.date)
      }
      return FeedResponse(
        body: .string("hello"), date: request.date.advanced(by: .milliseconds(80)))
    }
  }

  let context = TimelineProviderContext(
    family: .systemSmall, displaySize: Size(width: 158, height: 158),
    date: Instant(secondsSince1970: 1_000), feed: Feed())

  /// What the view of an entry says.
  func spoken(_ entry: AnyTimelineEntry) throws -> [String] {
    let canvas = try #require(WidgetCanvas(family: .systemSmall))
    return DisplayList(rendering: entry.view, on: canvas).items.compactMap { item in
      if case .text(let text) = item { text.string } else { nil }
    }
  }

  @Test("a widget knows its name, its shapes and its margins")
  func describes() {
    let widget = StaticConfiguration(kind: "Greeting", provider: Provider()) {
      EntryView(entry: $0)
    }
    .configurationDisplayName("A greeting").description("Says hello.")
    .supportedFamilies([.systemSmall]).contentMarginsDisabled().widget
    #expect(widget.kind == "Greeting")
    #expect(widget.displayName == "A greeting")
    #expect(widget.description == "Says hello.")
    #expect(widget.supportedFamilies == [.systemSmall])
    #expect(widget.areContentMarginsDisabled)
  }

  @Test("a provider's entries come with the view that shows them")
  func timeline() async throws {
    let widget = StaticConfiguration(kind: "Greeting", provider: Provider()) {
      EntryView(entry: $0)
    }
    .widget
    let timeline = try await widget.timeline(context)
    let arrival = Instant(millisecondsSince1970: 1_000_080)
    #expect(timeline.policy == .after(arrival.advanced(by: .seconds(900))))
    let entry = try #require(timeline.entries.first)
    #expect(timeline.entries.count == 1)
    #expect(entry.date == arrival)
    #expect(entry.relevance == TimelineEntryRelevance(score: 2, duration: .seconds(60)))
    #expect(try spoken(entry) == ["hello"])
    #expect(widget.placeholder(context).date == context.date)
    var gallery = context
    gallery.isPreview = true
    #expect(try await spoken(widget.snapshot(gallery)) == ["sample"])
  }

  @Test("a failure of the feed reaches whoever asked for the timeline")
  func failure() async {
    struct Silent: TimelineFeed {
      func response(to request: FeedRequest) async throws(FeedFailure) -> FeedResponse {
        throw FeedFailure(request.endpoint, .unreachable, at: request.date)
      }
    }
    var offline = context
    offline.feed = Silent()
    let widget = StaticConfiguration(kind: "Greeting", provider: Provider()) {
      EntryView(entry: $0)
    }
    .widget
    await #expect(throws: FeedFailure("text", .unreachable, at: context.date)) {
      try await widget.timeline(offline)
    }
  }

  @Test("what a user chose is asked for each time")
  func intent() async throws {
    let chosen: @Sendable () -> String = { "Aki" }
    let widget = IntentConfiguration(
      kind: "Named", configuration: chosen, provider: IntentProvider()
    ) { EntryView(entry: $0) }.widget
    let timeline = try await widget.timeline(context)
    #expect(timeline.policy == .never)
    #expect(timeline.entries[0].relevance == nil)
    #expect(try spoken(timeline.entries[0]) == ["Aki"])
    #expect(try await spoken(widget.snapshot(context)) == ["Aki"])
    #expect(try spoken(widget.placeholder(context)) == [""])
  }
}
