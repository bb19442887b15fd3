// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetTimeline
import WidgetViews

/// Makes the timelines of the recipe widget: eight entries of a quarter of an hour, and then a new timeline.
///
/// The first entry is the slot that it is, and begins when the slot began; so whenever the system asks, and however often, the recipe of a
/// moment is the same: see ``RecipeSlots``. Without recipes there is one entry that says so. The article's policy is `atEnd` also then, for
/// which the system takes its own time (WWDC21, session 10048).
package struct RecipeProvider: TimelineProvider {
  /// What lists the recipes.
  package static let endpoint = "recipes"

  /// The minutes for which a recipe is shown.
  package static let interval = 15

  /// How many entries a timeline has.
  package static let entryCount = 8

  /// Makes a provider.
  package init() {}

  /// A recipe without a picture: only its shapes are seen.
  package func placeholder(in context: Context) -> RecipeTimelineEntry {
    RecipeTimelineEntry(
      date: context.date, recipe: RecipeEntry(SampleRecipes.first(in: context.locale), image: nil))
  }

  /// The first recipe of the list.
  ///
  /// The gallery shows a sample if there is none, because it sells the widget.
  package func snapshot(in context: Context) async -> RecipeTimelineEntry {
    let recipes = await fetch(in: context)
    var pictures = PictureLoader(context, at: recipes.date)
    guard let recipe = recipes.value?.first else {
      guard context.isPreview else {
        return RecipeTimelineEntry(date: recipes.date, recipe: nil)
      }
      let sample = SampleRecipes.first(in: context.locale)
      return RecipeTimelineEntry(
        date: recipes.date,
        recipe: RecipeEntry(sample, image: SamplePictures.named(SampleRecipes.firstPicture)))
    }
    let image = await pictures.picture(at: recipe.imageURL)
    return RecipeTimelineEntry(date: pictures.date, recipe: RecipeEntry(recipe, image: image))
  }

  /// The recipes of the slot that it is, and of those that follow.
  package func timeline(in context: Context) async -> Timeline<RecipeTimelineEntry> {
    let recipes = await fetch(in: context)
    guard let list = recipes.value, !list.isEmpty else {
      return Timeline(
        entries: [RecipeTimelineEntry(date: recipes.date, recipe: nil)], policy: .atEnd)
    }
    let slots = RecipeSlots(timeZone: context.timeZone, minutes: Self.interval)
      .slots(from: recipes.date, count: Self.entryCount)
    var pictures = PictureLoader(context, at: recipes.date)
    var entries: [RecipeTimelineEntry] = []
    for slot in slots {
      let recipe = list[slot.number % list.count]
      let image = await pictures.picture(at: recipe.imageURL)
      entries.append(
        RecipeTimelineEntry(date: slot.start, recipe: RecipeEntry(recipe, image: image)))
    }
    return Timeline(entries: entries, policy: .atEnd)
  }

  private func fetch(in context: Context) async -> FetchedAnswer<[Recipe]> {
    await context.fetch(Self.endpoint, at: context.date) { reader throws(FeedDataError) in
      try Recipe.list(reader, in: context.locale)
    }
  }
}
