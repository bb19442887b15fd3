// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import TimelineSimulation
package import WidgetTimeline
import WidgetViews

/// A sample widget, with what commands need to simulate it.
package struct SampleWidget: Sendable {
  /// The short name, as in `recipes`.
  package let name: String

  /// The name by which the app and the system know it, as in `RecipeWidget`.
  package let kind: String

  /// The endpoints that it asks, in the order in which a reload does.
  package let endpoints: [WidgetEndpoint]

  /// A feed to simulate it with: the text of `Examples/Feeds/<name>.feed.json`.
  package let sampleFeed: String

  /// When it wants to be reloaded if all its requests are answered.
  private let schedule: LoadProfile.Schedule

  /// What makes a fleet's devices differ in when they ask first; nil for the usual way.
  private var beginning: LoadProfile.Beginning?

  /// When it wants to be reloaded if its first request is not answered; nil for the usual way.
  private var unanswered: LoadProfile.Unanswered?

  private let make: @Sendable (String) -> TimelineWidget

  /// The widget, its name and description in the language of a locale such as `ja_JP`.
  package func widget(locale: String = "en") -> TimelineWidget { make(locale) }

  /// What a reload asks for in a fleet, and when it wants the next one.
  ///
  /// - Parameter family: The family in which the widget is placed.
  /// - Returns: The provider as data.
  package func profile(in family: WidgetFamily) -> LoadProfile {
    var profile = LoadProfile(
      kind: kind, schedule: schedule,
      endpoints: endpoints.map {
        LoadProfile.Endpoint($0.pattern, requests: $0.requestsPerReload(in: family))
      })
    if let beginning { profile.beginning = beginning }
    if let unanswered { profile.unanswered = unanswered }
    return profile
  }

  /// All widgets.
  package static let all = [recipes, steps, streams, coupons, events]

  /// The widget of a short name or of a kind, ignoring case; nil if there is none.
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
    schedule: .rotating(
      slot: .seconds(RecipeProvider.interval * 60), entries: RecipeProvider.entryCount),
    unanswered: .singleEntry,
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
    ], sampleFeed: SampleFeed.streams, schedule: .after(FollowCatalogProvider.interval),
    make: { FollowCatalogWidget.configuration(locale: $0).widget })

  /// The coupon of the day.
  package static let coupons = offer(
    .coupon, name: "coupons", feed: SampleFeed.coupons, minutes: 30)

  /// The event of the day.
  package static let events = offer(.event, name: "events", feed: SampleFeed.events, minutes: 60)

  private static func steps(
    from source: HealthDataProvider.Source, name: String
  ) -> SampleWidget {
    SampleWidget(
      name: name, kind: HealthWidget.kind, endpoints: [WidgetEndpoint(source.endpoint)],
      sampleFeed: SampleFeed.steps, schedule: .after(HealthDataProvider.interval),
      beginning: .reload,
      make: { HealthWidget.configuration(locale: $0, source: source).widget })
  }

  /// A widget whose server says how often it may ask; in the sample feed, after so many minutes.
  private static func offer(
    _ kind: OfferKind, name: String, feed: String, minutes: Int
  ) -> SampleWidget {
    var settings = ServerSettings(interval: .seconds(minutes * 60))
    settings.retry = OfferProvider.maintenanceInterval
    return SampleWidget(
      name: name, kind: OfferWidget.kind(of: kind),
      endpoints: [WidgetEndpoint(WidgetSettings.endpoint), WidgetEndpoint(kind.endpoint)],
      sampleFeed: feed, schedule: .governed(settings),
      unanswered: .after(OfferProvider.fallbackInterval),
      make: { OfferWidget.configuration(kind, locale: $0).widget })
  }
}
