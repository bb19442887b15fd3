// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetTimeline
import WidgetViews

/// Makes the timelines of the stream widget: one entry with the time of its update, and a new timeline a quarter of an hour later.
///
/// Between those the app asks for new timelines when it is used: see ``FollowCatalogWidget/reload(in:)``.
package struct FollowCatalogProvider: TimelineProvider {
  /// What lists the streams.
  package static let endpoint = "streams"

  /// How long the system is asked to keep a timeline.
  package static let interval = Duration.seconds(15 * 60)

  /// Makes a provider.
  package init() {}

  /// How many streams a widget of a family shows.
  package static func capacity(of family: WidgetFamily) -> Int {
    family == .systemSmall ? 1 : 4
  }

  /// Friends without icons, none of them live: only their shapes are seen.
  package func placeholder(in context: Context) -> FollowCatalogEntry {
    var friends = SampleStreams.all(in: context.locale)
    for index in friends.indices { friends[index].isLive = false }
    return entry(friends, at: context.date, in: context)
  }

  /// Samples in the gallery, at once; elsewhere the streams as they are now.
  package func snapshot(in context: Context) async -> FollowCatalogEntry {
    guard context.isPreview else { return await current(in: context) }
    return entry(SampleStreams.withIcons(in: context.locale), at: context.date, in: context)
  }

  /// The streams as they are now.
  ///
  /// As in the article, the quarter of an hour counts from the moment at which the timeline is complete.
  package func timeline(in context: Context) async -> Timeline<FollowCatalogEntry> {
    let entry = await current(in: context)
    return Timeline(
      entries: [entry], policy: .after(entry.date.advanced(by: Self.interval)))
  }

  private func current(in context: Context) async -> FollowCatalogEntry {
    let answer = await context.fetch(Self.endpoint, at: context.date) {
      reader throws(FeedDataError) in try LiveStream.list(reader, in: context.locale)
    }
    guard let list = answer.value else {
      return FollowCatalogEntry(
        date: answer.date, content: .unavailable, timeZone: context.timeZone)
    }
    var pictures = PictureLoader(context, at: answer.date)
    var items: [LiveStream] = []
    for var item in list.prefix(Self.capacity(of: context.family)) {
      item.icon = await pictures.picture(at: item.iconURL)
      items.append(item)
    }
    return entry(items, at: pictures.date, in: context)
  }

  private func entry(
    _ items: [LiveStream], at date: Instant, in context: Context
  ) -> FollowCatalogEntry {
    let shown = items.prefix(Self.capacity(of: context.family))
    return FollowCatalogEntry(
      date: date, content: .streams(Array(shown)), timeZone: context.timeZone)
  }
}
