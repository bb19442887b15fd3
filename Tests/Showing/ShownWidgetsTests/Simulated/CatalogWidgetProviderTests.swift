// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import QuickActions
import ShownWidgets
import Synchronization
import Testing
import WidgetTimeline
import WidgetViews

@Suite struct CatalogWidgetProviderTests {
  /// Identifiers as shortcuts, in a language.
  static func shortcuts(_ identifiers: [String], in locale: String) -> [Shortcut] {
    identifiers.enumerated().map { index, identifier in
      Shortcut(
        position: index + 1, identifier: identifier, title: "\(identifier) (\(locale))",
        state: .resolved, properties: [], url: "hoge://hoge/\(identifier)", imageName: nil)
    }
  }

  static let provider = CatalogWidgetProvider { shortcuts(["input", "camera"], in: $0) }

  /// A feed that must not be asked.
  struct SilentFeed: TimelineFeed {
    func response(to request: FeedRequest) async throws(FeedFailure) -> FeedResponse {
      Issue.record("'\(request.endpoint)' was asked for")
      throw FeedFailure(request.endpoint, .unreachable, at: request.date)
    }
  }

  static let context = TimelineProviderContext(
    family: .systemMedium, displaySize: Size(width: 338, height: 158),
    date: Instant(secondsSince1970: 1_795_262_400), locale: "ja_JP", feed: SilentFeed())

  @Test("a timeline is one entry, the choice, and is never reloaded")
  func timeline() {
    let timeline = Self.provider.timeline(in: Self.context)
    #expect(timeline.policy == .never)
    #expect(timeline.entries.map(\.date) == [Self.context.date])
    #expect(
      timeline.entries[0].content.shortcuts.map(\.title) == [
        "input (ja_JP)", "camera (ja_JP)",
      ])
  }

  @Test("a snapshot is the choice; a placeholder has no shortcuts")
  func samples() {
    let snapshot = Self.provider.snapshot(in: Self.context)
    #expect(snapshot.content.shortcuts.map(\.identifier) == ["input", "camera"])
    #expect(Self.provider.placeholder(in: Self.context).content.shortcuts.isEmpty)
  }

  @Test("an edited choice is in the next timeline, which the reload after the edit asks for")
  func edit() async throws {
    let choice = Mutex(["input", "camera"])
    let provider = CatalogWidgetProvider { locale in
      Self.shortcuts(choice.withLock(\.self), in: locale)
    }
    let widget = StaticConfiguration(kind: "QuickActionWidget", provider: provider) {
      QuickActionWidgetView($0.content)
    }
    .widget
    let before = try await Self.urls(of: widget)
    #expect(before == ["hoge://hoge/input", "hoge://hoge/camera"])
    choice.withLock { $0 = ["cashflow"] }
    let after = try await Self.urls(of: widget)
    #expect(after == ["hoge://hoge/cashflow"])
  }

  /// What the tiles of a widget's next timeline open.
  private static func urls(of widget: TimelineWidget) async throws -> [String] {
    let timeline = try await widget.timeline(context)
    let entry = try #require(timeline.entries.first)
    let canvas = try #require(WidgetCanvas(family: .systemMedium))
    return DisplayList(rendering: entry.view, on: canvas).tapRegions.map(\.url)
  }
}
