// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SampleWidgets
import Testing
import WidgetTimeline
import WidgetViews

@Suite struct FollowCatalogProviderTests {
  static func item(_ id: String, isLive: FeedValue = true) -> FeedValue {
    [
      "liveId": .string(id), "name": ["en": "Goro", "ja": "くま五郎"], "iconURL": "images/bear",
      "isLive": isLive,
    ]
  }

  static let feed: [String: FeedValue] = [
    "streams": ["items": .array((1...6).map { item("\($0)") })],
    "images/bear": ["picture": "bear"],
  ]

  @Test(
    "a timeline has one entry with as many streams as the family shows, and holds for 15 minutes",
    arguments: [(WidgetFamily.systemSmall, 1), (.systemMedium, 4)])
  func timeline(family: WidgetFamily, count: Int) async {
    let feed = StubFeed(latency: .seconds(1), Self.feed)
    let timeline = await FollowCatalogProvider().timeline(
      in: TimelineProviderContext(feed, family: family, timeZone: tokyo, locale: "ja"))
    #expect(timeline.entries.count == 1)
    #expect(timeline.entries[0].items.map(\.id) == (1...count).map(String.init))
    #expect(timeline.entries[0].items.allSatisfy { $0.icon == SamplePictures.named("bear") })
    #expect(timeline.entries[0].items.first?.name == "くま五郎")
    #expect(timeline.entries[0].updateTime == "21:00")
    // The list and the one icon that all have; the interval counts from then on.
    #expect(feed.endpoints == ["streams", "images/bear"])
    #expect(timeline.policy == .after(noon.advanced(by: .seconds(902))))
  }

  @Test(
    "what is of a wrong kind, or does not come, gives an entry that says so, for 15 minutes",
    arguments: [
      .body(["items": [item("1", isLive: 1)]]), .body(["items": nil]), .body(nil),
      .failure(.status(503)),
    ] as [StubFeed.Answer])
  func unavailable(answer: StubFeed.Answer) async {
    let feed = StubFeed { _ in answer }
    let timeline = await FollowCatalogProvider().timeline(in: TimelineProviderContext(feed))
    #expect(timeline.entries.map(\.content) == [.unavailable])
    #expect(timeline.entries[0].items.isEmpty)
    #expect(timeline.policy == .after(noon.advanced(by: .seconds(900))))
    #expect(feed.messages.count == 1)
  }

  @Test("a mark that is no truth value is said with its place")
  func message() async {
    let feed = StubFeed(["streams": ["items": [Self.item("1"), Self.item("2", isLive: "yes")]]])
    _ = await FollowCatalogProvider().timeline(in: TimelineProviderContext(feed))
    #expect(
      feed.messages.map(\.description) == [
        "unexpected answer of 'streams': "
          + "'items[1].isLive': expected true or false, found a text"
      ])
  }

  @Test("the gallery shows samples at once; elsewhere a snapshot is as the streams are")
  func snapshot() async {
    let quiet = StubFeed(Self.feed)
    let gallery = await FollowCatalogProvider().snapshot(
      in: TimelineProviderContext(quiet, family: .systemMedium, isPreview: true))
    #expect(gallery.items.map(\.name) == ["Mikeko", "Goro", "Yuki", "Penta"])
    #expect(gallery.items.allSatisfy { $0.icon != nil })
    #expect(quiet.requests.isEmpty)
    let phone = await FollowCatalogProvider().snapshot(
      in: TimelineProviderContext(StubFeed(Self.feed), family: .systemMedium))
    #expect(phone.items.count == 4)
  }

  @Test("a placeholder asks for nothing and has as many friends as the family shows")
  func placeholder() {
    let feed = StubFeed(Self.feed)
    let entry = FollowCatalogProvider().placeholder(in: TimelineProviderContext(feed))
    #expect(entry.items.count == 1)
    #expect(feed.requests.isEmpty)
  }

  @Test("the app that is used asks for new timelines of this kind")
  func reload() {
    let center = RecordingCenter()
    FollowCatalogWidget.reload(in: center)
    #expect(center.reloads == ["FollowCatalogWidget"])
  }
}
