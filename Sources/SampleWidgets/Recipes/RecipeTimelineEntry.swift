// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetTimeline
import WidgetViews

/// A recipe from a moment on.
package struct RecipeTimelineEntry: TimelineEntry {
  /// The moment from which it is shown.
  package var date: Instant

  /// What is shown; nil if there is no recipe.
  package var recipe: RecipeEntry?

  /// Makes an entry.
  package init(date: Instant, recipe: RecipeEntry?) {
    self.date = date
    self.recipe = recipe
  }
}

/// What an entry shows of a recipe.
package struct RecipeEntry: Hashable, Sendable {
  /// What the app knows it by.
  package var id: Int64

  /// Its name.
  package var title: String

  /// How long cooking it takes, in minutes; nil if it is not said.
  package var minutes: Int64?

  /// Its picture; nil if it has none, or it did not come.
  package var image: ImageAsset?

  /// Shows a recipe with its picture.
  package init(_ recipe: Recipe, image: ImageAsset?) {
    id = recipe.id
    title = recipe.title
    minutes = recipe.minutes
    self.image = image
  }

  /// What a tap opens.
  package var url: String { "recipes://detail/\(id)" }
}
