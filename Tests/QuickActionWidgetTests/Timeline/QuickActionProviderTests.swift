// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import QuickActions
import Testing
import WidgetTimeline
import WidgetViews

@Suite struct QuickActionProviderTests {
  /// A choice's identifiers as shortcuts, in a language.
  static let provider = QuickActionProvider { choice, locale in
    choice.identifiers.enumerated().map { index, identifier in
      Shortcut(
        position: index + 1, identifier: identifier, title: "\(identifier) (\(locale))",
        state: .resolved, properties: [], url: "hoge://hoge/\(identifier)", imageName: nil)
    }
  }

  static let choice = WidgetChoice(
    intent: "QuickActionConfiguration", parameter: "transitionDestinations",
    identifiers: ["input", "camera"])

  /// A feed that nobody asks.
  struct SilentFeed: TimelineFeed {
    func response(to request: FeedRequest) async throws(FeedFailure) -> FeedResponse {
      Issue.record("'\(request.endpoint)' was asked for")
      throw FeedFailure(request.endpoint, .unreachable, at: request.date)
    }
  }

  static let context = TimelineProviderContext(
    family: .systemMedium, displaySize: Size(width: 338, height: 158),
    date: Instant(secondsSince1970: 1_795_262_400), locale: "ja_JP", feed: SilentFeed())

  @Test("a timeline is one entry, the choice, and no new timeline is asked for")
  func timeline() {
    let timeline = Self.provider.timeline(for: Self.choice, in: Self.context)
    #expect(timeline.policy == .never)
    #expect(timeline.entries.map(\.date) == [Self.context.date])
    #expect(timeline.entries[0].shortcuts.map(\.title) == ["input (ja_JP)", "camera (ja_JP)"])
  }

  @Test("a snapshot is the choice as it is given, a placeholder has no shortcuts")
  func samples() {
    let snapshot = Self.provider.snapshot(for: Self.choice, in: Self.context)
    #expect(snapshot.shortcuts.map(\.identifier) == ["input", "camera"])
    #expect(Self.provider.placeholder(in: Self.context).shortcuts.isEmpty)
  }

  @Test("an edited choice is in the next timeline, which the reload after the edit asks for")
  func edit() async throws {
    final class Choice: @unchecked Sendable {
      var value = QuickActionProviderTests.choice
    }
    let choice = Choice()
    let widget = IntentConfiguration(
      kind: "QuickActionWidget", configuration: { choice.value }, provider: Self.provider,
      content: { QuickActionWidgetView(entry: $0) }
    ).widget
    let before = try await Self.urls(of: widget)
    #expect(before == ["hoge://hoge/input", "hoge://hoge/camera"])
    choice.value.identifiers = ["cashflow"]
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

  @Test("an entry that is no part of a timeline is older than every other")
  func date() {
    #expect(QuickActionEntry(shortcuts: []).date == .distantPast)
  }
}
