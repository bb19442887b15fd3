// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import TimelineSimulation
package import WidgetTimeline
import WidgetViews

extension SampleWidget {
  /// What the provider makes of an answer of the first endpoint, as it reads it; nil if it cannot use it.
  ///
  /// - Parameters:
  ///   - body: The answer.
  ///   - family: The shape in which the widget is placed.
  /// - Returns: What the provider asks next, and when.
  package func answer(reading body: FeedValue, in family: WidgetFamily) -> FleetFeed.Answer? {
    let reader = FeedReader(body)
    switch name {
    case Self.recipes.name:
      // Of the entries of a timeline, each recipe but the last one repeated is another.
      guard let list = try? Recipe.list(reader, in: "en"), !list.isEmpty else { return nil }
      return FleetFeed.Answer(
        requests: Self.once(list.prefix(RecipeProvider.entryCount).compactMap(\.imageURL)))
    case Self.streams.name:
      guard let list = try? LiveStream.list(reader, in: "en") else { return nil }
      let shown = list.prefix(FollowCatalogProvider.capacity(of: family))
      return FleetFeed.Answer(requests: Self.once(shown.compactMap(\.iconURL)))
    case Self.coupons.name, Self.events.name:
      guard let settings = try? WidgetSettings(reader) else { return nil }
      guard !settings.isMaintenance else {
        return FleetFeed.Answer(interval: OfferProvider.maintenanceInterval)
      }
      return FleetFeed.Answer(
        requests: endpoints.dropFirst().map(\.name), interval: .seconds(settings.usedMinutes * 60))
    default: return (try? HealthData(reader)).map { _ in FleetFeed.Answer() }
    }
  }

  /// Each name once: what is loaded is not asked for again.
  private static func once(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
