// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import WidgetTimeline

/// Shows the tide of the next hours, an entry for each hour.
public struct TideProvider: TimelineProvider {
  /// How long a failed request is not repeated.
  static let pause = Duration.seconds(1_200)

  /// Makes a provider.
  public init() {}

  /// No height: only its shape is seen.
  public func placeholder(in context: Context) -> TideEntry {
    TideEntry(date: context.date, height: 0)
  }

  /// The same as the placeholder, for the gallery.
  public func snapshot(in context: Context) async throws -> TideEntry {
    placeholder(in: context)
  }

  /// The heights that the server knows, or an entry that says that there are none.
  public func timeline(in context: Context) async throws -> Timeline<TideEntry> {
    do {
      let answer = try await context.feed.response(to: FeedRequest("tides", at: context.date))
      let heights = try FeedReader(answer.body).member("heights").elements()
      let entries = try heights.enumerated().map { hour, height in
        TideEntry(
          date: context.date.advanced(by: .seconds(3_600 * hour)), height: try height.integer())
      }
      return Timeline(entries: entries, policy: .atEnd)
    } catch {
      let entry = TideEntry(date: context.date, height: nil)
      return Timeline(entries: [entry], policy: .after(context.date.advanced(by: Self.pause)))
    }
  }
}

/// The widget.
public func tideWidget() -> some TimelineConfiguration {
  StaticConfiguration(kind: "TideWidget", provider: TideProvider()) { TideView(entry: $0) }
    .configurationDisplayName("Tides")
    .supportedFamilies([.systemSmall])
}
