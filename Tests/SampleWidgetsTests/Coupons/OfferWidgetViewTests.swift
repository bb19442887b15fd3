// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SampleWidgets
import Testing
import WidgetTimeline
import WidgetViews

@Suite struct OfferWidgetViewTests {
  static let families: [WidgetFamily] = [
    .accessoryCircular, .accessoryRectangular, .accessoryInline,
  ]

  static func drawn(
    _ offer: Offer?, family: WidgetFamily, kind: OfferKind = .coupon, locale: String = "ja"
  ) throws -> DrawnWidget {
    try DrawnWidget(
      OfferWidgetView(kind: kind, entry: OfferEntry(date: noon, offer: offer)), family: family,
      locale: locale)
  }

  static let offer = Offer(title: "家電・カメラ 10%OFF", badge: "10%", linkURL: "shopping://coupon/1")

  @Test("each family shows what it has room for, and opens the offer", arguments: families)
  func offer(family: WidgetFamily) throws {
    let drawn = try Self.drawn(Self.offer, family: family)
    let texts: [WidgetFamily: [String]] = [
      .accessoryCircular: ["10%"], .accessoryRectangular: ["日替わりクーポン", "家電・カメラ 10%OFF"],
      .accessoryInline: ["家電・カメラ 10%OFF"],
    ]
    #expect(drawn.texts == texts[family])
    #expect(drawn.list.tapRegions.map(\.url) == ["shopping://coupon/1"])
    #expect(drawn.list.renderingMode == .vibrant)
    #expect(drawn.list.problems.isEmpty)
  }

  @Test("without a coupon the card says so in a sentence, the others in a few letters")
  func none() throws {
    let card = try Self.drawn(nil, family: .accessoryRectangular)
    #expect(card.texts == ["日替わりクーポン", "クーポンの情報を取得できませんでした。"])
    #expect(
      !card.list.items.contains { if case .text(let text) = $0 { text.isTruncated } else { false } }
    )
    #expect(try Self.drawn(nil, family: .accessoryInline).texts == ["クーポンなし"])
    #expect(try Self.drawn(nil, family: .accessoryCircular).texts == ["–"])
    #expect(card.list.tapRegions.isEmpty)
  }

  @Test("without an event it is said of the event, in English as well")
  func noEvent() throws {
    let card = try Self.drawn(
      nil, family: .accessoryRectangular, kind: .event, locale: "en_US")
    #expect(card.texts == ["Events", "The event’s information could not be loaded."])
    #expect(
      try Self.drawn(nil, family: .accessoryInline, kind: .event, locale: "en").texts == [
        "No event"
      ])
  }

  @Test("without a badge the circle has the title")
  func noBadge() throws {
    let drawn = try Self.drawn(Offer(title: "半額"), family: .accessoryCircular)
    #expect(drawn.texts == ["半額"])
  }

  @Test("everything on the Lock Screen is white: it has no colors of its own", arguments: families)
  func colorless(family: WidgetFamily) throws {
    let drawn = try Self.drawn(Self.offer, family: family)
    for case .text(let text) in drawn.list.items {
      for run in text.lines.flatMap(\.runs) {
        #expect(run.color.red == run.color.green && run.color.green == run.color.blue)
      }
    }
  }
}
