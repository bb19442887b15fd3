// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetKit

struct FollowCatalogEntry: TimelineEntry {
  let date: Date
  let items: [FollowCatalogItem]
}

/// One entry with the time of its update, and a new one a quarter of an hour later.
///
/// More often the system does not let a widget ask; so streams can be some minutes old, and the widget says when it looked.
struct FollowCatalogProvider: TimelineProvider {
  func placeholder(in context: Context) -> FollowCatalogEntry {
    FollowCatalogEntry(date: Date(), items: FollowCatalogItem.samples)
  }

  func getSnapshot(
    in context: Context, completion: @escaping @Sendable (FollowCatalogEntry) -> Void
  ) {
    guard !context.isPreview else { return completion(placeholder(in: context)) }
    let limit = Self.limit(of: context.family)
    Task { completion(await Self.entry(limit: limit)) }
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<FollowCatalogEntry>) -> Void
  ) {
    let limit = Self.limit(of: context.family)
    Task {
      let entry = await Self.entry(limit: limit)
      let date = Calendar.current.date(byAdding: .minute, value: 15, to: Date())
      completion(Timeline(entries: [entry], policy: date.map { .after($0) } ?? .atEnd))
    }
  }

  private static func limit(of family: WidgetFamily) -> Int { family == .systemSmall ? 1 : 4 }

  private static func entry(limit: Int) async -> FollowCatalogEntry {
    let items = (try? await FollowCatalogAPI.items(limit: limit)) ?? []
    return FollowCatalogEntry(date: Date(), items: items)
  }
}
