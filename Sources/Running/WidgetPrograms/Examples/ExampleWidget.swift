// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

/// A widget of the example packages, which commands open by a short name.
package struct ExampleWidget: Hashable, Sendable {
  /// The short name, as in `recipes`.
  package let name: String

  /// The name by which the app and the system know it, as in `RecipeWidget`.
  package let kind: String

  /// The folder of its package in `Examples/Widgets`.
  package let package: String

  /// The name of the feed file in the package.
  package let feed: String

  /// The endpoints without which it has nothing to show, in the order in which it requests them.
  package let endpoints: [String]

  /// The example with the recommended recipe.
  package static let recipes = ExampleWidget(
    name: "recipes", kind: "RecipeWidget", package: "Recipes", feed: "recipes.feed.json",
    endpoints: ["recipes"])

  /// The example with a user's steps.
  package static let steps = ExampleWidget(
    name: "steps", kind: "HealthWidget", package: "Steps", feed: "steps.feed.json",
    endpoints: ["steps"])

  /// The example with friends' live streams.
  package static let streams = ExampleWidget(
    name: "streams", kind: "FollowCatalogWidget", package: "LiveStreams",
    feed: "streams.feed.json", endpoints: ["streams"])

  /// The coupon of the day, on the Lock Screen.
  package static let coupons = ExampleWidget(
    name: "coupons", kind: "DailyCouponWidget", package: "LockScreen", feed: "shopping.feed.json",
    endpoints: ["widgetSettings", "coupon"])

  /// The event of the day, on the Lock Screen.
  package static let events = ExampleWidget(
    name: "events", kind: "EventWidget", package: "LockScreen", feed: "shopping.feed.json",
    endpoints: ["widgetSettings", "event"])

  /// All widgets that have a short name.
  package static let all = [recipes, steps, streams, coupons, events]

  /// The widget of a short name or of a kind, ignoring case; nil if there is none.
  package static func named(_ name: String) -> ExampleWidget? {
    let name = name.lowercased()
    return all.first { $0.name == name || $0.kind.lowercased() == name }
  }

  /// Every endpoint that an example requests; `images/*` is each that begins so.
  package static var knownEndpoints: [String] {
    var known: [String] = []
    for endpoint in all.flatMap(\.endpoints) where !known.contains(endpoint) {
      known.append(endpoint)
    }
    return known + ["images/*"]
  }
}
