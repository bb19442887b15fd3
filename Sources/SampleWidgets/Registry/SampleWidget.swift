// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetTimeline
import WidgetViews

/// A widget of the articles, with what commands need to run it.
package struct SampleWidget: Sendable {
  /// The short name, as in `recipes`.
  package let name: String

  /// The name by which the app and the system speak of it, as in `RecipeWidget`.
  package let kind: String

  /// What it asks of servers, in the order in which a reload does.
  package let endpoints: [WidgetEndpoint]

  /// A feed to run it with: the text of `Examples/Feeds/<name>.feed.json`.
  package let sampleFeed: String

  private let make: @Sendable (String) -> TimelineWidget

  /// The widget, its name and description in the language of a locale such as `ja_JP`.
  package func widget(locale: String = "en") -> TimelineWidget { make(locale) }

  /// All widgets, in the order of the articles; the coupon's article has two.
  package static let all = [recipes, steps, streams, coupons, events]

  /// The widget of a short name or of a kind, upper and lower case alike; nil where there is none.
  ///
  /// `steps-container` is ``stepsContainer``, which is not among all, because an app has one widget of a kind.
  package static func named(_ name: String) -> SampleWidget? {
    let name = name.lowercased()
    return (all + [stepsContainer]).first { $0.name == name || $0.kind.lowercased() == name }
  }
}

extension SampleWidget {
  /// The recommended recipe.
  package static let recipes = SampleWidget(
    name: "recipes", kind: RecipeWidget.kind,
    endpoints: [
      WidgetEndpoint(RecipeProvider.endpoint),
      // The sample has seven recipes, so that the last of the eight entries shows a picture that is there already.
      WidgetEndpoint(PictureLoader.prefix, isPrefix: true, usualRequests: 7),
    ], sampleFeed: SampleFeed.recipes,
    make: { RecipeWidget.configuration(locale: $0).widget })

  /// The steps as a server knows them.
  package static let steps = steps(from: .api, name: "steps")

  /// The steps as the app left them in the container that it shares with its widgets.
  package static let stepsContainer = steps(from: .sharedContainer, name: "steps-container")

  /// Friends' live streams.
  package static let streams = SampleWidget(
    name: "streams", kind: FollowCatalogWidget.kind,
    endpoints: [
      WidgetEndpoint(FollowCatalogProvider.endpoint),
      WidgetEndpoint(
        PictureLoader.prefix, isPrefix: true, requests: [.systemSmall: 1], usualRequests: 4),
    ], sampleFeed: SampleFeed.streams,
    make: { FollowCatalogWidget.configuration(locale: $0).widget })

  /// The coupon of the day.
  package static let coupons = offer(.coupon, name: "coupons", feed: SampleFeed.coupons)

  /// The event of the day.
  package static let events = offer(.event, name: "events", feed: SampleFeed.events)

  private static func steps(
    from source: HealthDataProvider.Source, name: String
  ) -> SampleWidget {
    SampleWidget(
      name: name, kind: HealthWidget.kind, endpoints: [WidgetEndpoint(source.endpoint)],
      sampleFeed: SampleFeed.steps,
      make: { HealthWidget.configuration(locale: $0, source: source).widget })
  }

  private static func offer(_ kind: OfferKind, name: String, feed: String) -> SampleWidget {
    SampleWidget(
      name: name, kind: OfferWidget.kind(of: kind),
      endpoints: [WidgetEndpoint(WidgetSettings.endpoint), WidgetEndpoint(kind.endpoint)],
      sampleFeed: feed, make: { OfferWidget.configuration(kind, locale: $0).widget })
  }
}
