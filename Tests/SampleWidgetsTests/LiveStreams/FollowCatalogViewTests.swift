// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SampleWidgets
import Testing
import WidgetTimeline
import WidgetViews

@Suite struct FollowCatalogViewTests {
  static func drawn(
    _ content: FollowCatalogEntry.Content, family: WidgetFamily, locale: String = "ja",
    mode: WidgetRenderingMode = .fullColor
  ) throws -> DrawnWidget {
    let entry = FollowCatalogEntry(
      date: noon.advanced(by: .seconds(127 * 60)), content: content, timeZone: .utc)
    return try DrawnWidget(
      FollowCatalogView(entry: entry), family: family, mode: mode, locale: locale)
  }

  static let streams = FollowCatalogEntry.Content.streams([
    LiveStream(id: "1041", name: "みけ子", isLive: true, icon: SamplePictures.named("cat")),
    LiveStream(id: "b/ö", name: "ゆき", isLive: false, icon: SamplePictures.named("rabbit")),
  ])

  @Test("a small widget opens the first stream, wherever it is tapped")
  func small() throws {
    let drawn = try Self.drawn(Self.streams, family: .systemSmall)
    #expect(drawn.list.tapRegions.map(\.url) == ["mirr:///live/1041"])
    #expect(drawn.list.tapRegions.map(\.isWidgetURL) == [true])
    #expect(drawn.texts == ["配信中", "みけ子", "更新 14:07"])
  }

  @Test("each item of a medium widget is a link, 12 points apart, with an escaped identifier")
  func medium() throws {
    let drawn = try Self.drawn(Self.streams, family: .systemMedium)
    #expect(drawn.list.tapRegions.map(\.url) == ["mirr:///live/1041", "mirr:///live/b%2F%C3%B6"])
    #expect(drawn.list.tapRegions.allSatisfy { !$0.isWidgetURL })
    #expect(drawn.texts == ["友だちの配信", "更新 14:07", "配信中", "みけ子", "ゆき"])
  }

  @Test("only who is live has the mark")
  func mark() throws {
    let drawn = try Self.drawn(Self.streams, family: .systemMedium)
    let mark = try drawn.frame(of: "live-mark")
    #expect(mark.maxX < 169)
  }

  @Test("in one color the mark is the ring alone: letters would be lost on the icon")
  func accentedMark() throws {
    func rings(isLive: Bool) throws -> Int {
      let stream = LiveStream(id: "1", name: "みけ子", isLive: isLive)
      let drawn = try Self.drawn(.streams([stream]), family: .systemSmall, mode: .accented)
      #expect(drawn.list.problems.isEmpty)
      #expect(drawn.texts == ["みけ子", "更新 14:07"])
      return drawn.list.items.count { if case .stroke = $0 { true } else { false } }
    }
    #expect(try rings(isLive: true) == 1)
    #expect(try rings(isLive: false) == 0)
  }

  @Test(
    "without streams the widget says why, and when",
    arguments: [
      (.streams([]), "ja", "友だちの新しい配信はありません。", "更新 14:07"),
      (.unavailable, "ja", "配信情報を取得できませんでした。", "更新 14:07"),
      (.unavailable, "en", "Streams could not be loaded.", "Updated 14:07"),
    ] as [(FollowCatalogEntry.Content, String, String, String)])
  func none(
    content: FollowCatalogEntry.Content, locale: String, message: String, time: String
  ) throws {
    let drawn = try Self.drawn(content, family: .systemMedium, locale: locale)
    #expect(drawn.texts == [message, time])
    #expect(drawn.list.tapRegions.isEmpty)
  }
}
