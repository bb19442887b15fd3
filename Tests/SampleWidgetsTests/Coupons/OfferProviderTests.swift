// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SampleWidgets
import Testing
import WidgetTimeline
import WidgetViews

@Suite struct OfferProviderTests {
  static let coupon: FeedValue = [
    "couponTitle": ["en": "10% off", "ja": "10%OFFクーポン"], "couponBadge": "10%",
    "couponLinkUrl": "shopping://coupon/1",
  ]

  static func settings(_ minutes: FeedValue, maintenance: FeedValue = false) -> FeedValue {
    ["isMaintenance": maintenance, "timelineIntervalMinutes": minutes]
  }

  static func timeline(_ feed: StubFeed, _ kind: OfferKind = .coupon) async -> Timeline<OfferEntry>
  {
    await OfferProvider(kind).timeline(
      in: TimelineProviderContext(feed, family: .accessoryRectangular, locale: "ja"))
  }

  @Test("the settings are asked first, then the coupon, and the settings say when again")
  func normal() async {
    let feed = StubFeed(
      latency: .seconds(1), ["widgetSettings": Self.settings(30), "coupon": Self.coupon])
    let timeline = await Self.timeline(feed)
    #expect(feed.endpoints == ["widgetSettings", "coupon"])
    #expect(feed.requests.map(\.date) == [noon, noon.advanced(by: .seconds(1))])
    #expect(timeline.entries.map(\.date) == [noon.advanced(by: .seconds(2))])
    #expect(
      timeline.entries.first?.offer
        == Offer(title: "10%OFFクーポン", badge: "10%", linkURL: "shopping://coupon/1"))
    #expect(timeline.policy == .after(noon.advanced(by: .seconds(2 + 30 * 60))))
  }

  @Test(
    "in maintenance the coupon is left alone, whatever the interval is, and a minute later again",
    arguments: [30, 0, nil, "soon"] as [FeedValue])
  func maintenance(minutes: FeedValue) async {
    let feed = StubFeed(
      latency: .seconds(1),
      ["widgetSettings": Self.settings(minutes, maintenance: true), "coupon": Self.coupon])
    let timeline = await Self.timeline(feed)
    #expect(feed.endpoints == ["widgetSettings"])
    #expect(timeline.entries.map(\.offer) == [nil])
    #expect(timeline.policy == .after(noon.advanced(by: .seconds(61))))
    #expect(feed.messages.isEmpty)
  }

  @Test("half an hour of maintenance is a request for the settings each minute, and then as before")
  func maintenanceSequence() async throws {
    let start = noon.advanced(by: .seconds(600))
    let end = start.advanced(by: .seconds(30 * 60))
    let feed = StubFeed { request in
      request.endpoint == "widgetSettings"
        ? .body(Self.settings(15, maintenance: .bool(start <= request.date && request.date < end)))
        : .body(Self.coupon)
    }
    var now = noon
    var calls: [(minute: Int, endpoints: Int)] = []
    while now < noon.advanced(by: .seconds(3_600)) {
      let before = feed.requests.count
      let timeline = await OfferProvider(.coupon).timeline(
        in: TimelineProviderContext(feed, date: now))
      let minute = Int(noon.duration(to: now).components.seconds / 60)
      calls.append((minute, feed.requests.count - before))
      guard case .after(let next) = timeline.policy else {
        Issue.record("the policy names no moment")
        return
      }
      now = next
    }
    #expect(calls.map(\.minute) == [0] + Array(15...40) + [55])
    #expect(calls.filter { $0.endpoints == 1 }.map(\.minute) == Array(15..<40))
    #expect(calls.filter { $0.endpoints == 2 }.map(\.minute) == [0, 40, 55])
  }

  @Test(
    "an interval that would be a storm or for ever is cut to bounds, and that is said",
    arguments: [
      (0, 5), (-30, 5), (1, 5), (4, 5), (1_441, 1_440), (525_600, 1_440), (.min, 5), (.max, 1_440),
    ] as [(Int64, Int64)])
  func bounds(served: Int64, used: Int64) async {
    let feed = StubFeed(["widgetSettings": Self.settings(.integer(served)), "coupon": Self.coupon])
    let timeline = await Self.timeline(feed)
    #expect(timeline.policy == .after(noon.advanced(by: .seconds(used * 60))))
    #expect(timeline.entries[0].offer != nil)
    #expect(
      feed.messages.map(\.description) == [
        "'timelineIntervalMinutes' of 'widgetSettings' is \(served); \(used) is used"
      ])
  }

  @Test("an interval within the bounds is used as it is", arguments: [5, 15, 60, 1_440] as [Int64])
  func interval(minutes: Int64) async {
    let feed = StubFeed(["widgetSettings": Self.settings(.integer(minutes)), "coupon": Self.coupon])
    #expect(
      await Self.timeline(feed).policy == .after(noon.advanced(by: .seconds(minutes * 60))))
    #expect(feed.messages.isEmpty)
  }

  @Test(
    "settings that do not come, or are of a wrong kind, keep the widget from the coupon for 15 minutes",
    arguments: [
      .failure(.status(503)), .body("maintenance"), .body(["isMaintenance": 0]),
      .body(["isMaintenance": false]), .body(settings("30")), .body(settings(30.5)),
    ] as [StubFeed.Answer])
  func noSettings(answer: StubFeed.Answer) async {
    let feed = StubFeed { request in
      request.endpoint == "widgetSettings" ? answer : .body(Self.coupon)
    }
    let timeline = await Self.timeline(feed)
    #expect(feed.endpoints == ["widgetSettings"])
    #expect(timeline.entries.map(\.offer) == [nil])
    #expect(timeline.policy == .after(noon.advanced(by: .seconds(900))))
    #expect(feed.messages.count == 1)
  }

  @Test(
    "without a coupon the entry has none, and the interval is the server's",
    arguments: [
      (.failure(.timedOut), 1), (.body([:]), 0), (.body(["couponTitle": nil]), 0),
      (.body(["couponTitle": 5]), 1), (.body(["couponTitle": "a", "couponLinkUrl": 5]), 1),
      (.body([]), 1),
    ] as [(StubFeed.Answer, Int)])
  func noCoupon(answer: StubFeed.Answer, messages: Int) async {
    let feed = StubFeed { request in
      request.endpoint == "widgetSettings" ? .body(Self.settings(20)) : answer
    }
    let timeline = await Self.timeline(feed)
    #expect(timeline.entries.map(\.offer) == [nil])
    #expect(timeline.policy == .after(noon.advanced(by: .seconds(20 * 60))))
    #expect(feed.messages.count == messages)
  }

  @Test("the event has an endpoint and names of its own")
  func event() async {
    let feed = StubFeed([
      "widgetSettings": Self.settings(60), "event": ["eventTitle": "Sale", "couponTitle": "no"],
    ])
    let timeline = await Self.timeline(feed, .event)
    #expect(feed.endpoints == ["widgetSettings", "event"])
    #expect(timeline.entries.map(\.offer) == [Offer(title: "Sale")])
  }

  @Test("the gallery asks for nothing; elsewhere a snapshot minds the maintenance, too")
  func snapshot() async {
    let feed = StubFeed([
      "widgetSettings": Self.settings(30, maintenance: true), "coupon": Self.coupon,
    ])
    let provider = OfferProvider(.coupon)
    let gallery = await provider.snapshot(in: TimelineProviderContext(feed, isPreview: true))
    #expect(gallery.offer?.badge == "10%")
    #expect(feed.requests.isEmpty)
    let phone = await provider.snapshot(in: TimelineProviderContext(feed))
    #expect(phone.offer == nil)
    #expect(feed.endpoints == ["widgetSettings"])
  }
}
