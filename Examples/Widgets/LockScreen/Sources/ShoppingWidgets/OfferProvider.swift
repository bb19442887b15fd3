// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetKit

struct OfferEntry: TimelineEntry {
  let date: Date
  var title: String?
  var badge: String?
  var linkURL: URL?
}

/// Asks as often as the server wants.
///
/// Lock screens send thousands of requests a second, and nobody can foretell how many. So the server says first how long a timeline is kept, and
/// whether its other endpoints must be left alone.
struct OfferProvider: TimelineProvider {
  let offer: Offer

  private let api = ShoppingAPI()

  init(offer: Offer) {
    self.offer = offer
  }

  func placeholder(in context: Context) -> OfferEntry {
    OfferEntry(date: Date(), title: "家電・カメラ 10%OFF", badge: "10%")
  }

  func getSnapshot(
    in context: Context, completion: @escaping @Sendable (OfferEntry) -> Void
  ) {
    guard !context.isPreview else { return completion(placeholder(in: context)) }
    api.offer(offer) { completion(Self.entry($0)) }
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<OfferEntry>) -> Void
  ) {
    api.settings { settings in
      guard let settings else {
        // The server may be overloaded: its other endpoints are left alone, and it is not asked each minute.
        completion(Timeline(entries: [Self.entry(nil)], policy: Self.after(minutes: 15)))
        return
      }
      guard !settings.isMaintenance else {
        // Asks for the settings alone, until the maintenance is over.
        completion(Timeline(entries: [Self.entry(nil)], policy: Self.after(minutes: 1)))
        return
      }
      api.offer(offer) { response in
        let policy = Self.after(minutes: settings.usedMinutes)
        completion(Timeline(entries: [Self.entry(response)], policy: policy))
      }
    }
  }

  private static func entry(_ response: OfferResponse?) -> OfferEntry {
    OfferEntry(
      date: Date(), title: response?.title, badge: response?.badge, linkURL: response?.linkUrl)
  }

  private static func after(minutes: Int) -> TimelineReloadPolicy {
    let calendar = Calendar(identifier: .gregorian)
    return calendar.date(byAdding: .minute, value: minutes, to: Date()).map { .after($0) } ?? .atEnd
  }
}
