// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetTimeline
import WidgetViews

/// The widget of a cooking app that recommends a recipe, another every quarter of an hour.
///
/// It follows the article on recipes: a static configuration for small and medium widgets without content margins, timelines of eight entries,
/// a picture that the provider loads, and a tap that opens the recipe.
package enum RecipeWidget {
  /// The name by which the app and the system speak of it.
  package static let kind = "RecipeWidget"

  /// The widget, described in a language.
  package static func configuration(locale: String) -> StaticConfiguration {
    let texts = WidgetTexts(locale: locale)
    return StaticConfiguration(kind: kind, provider: RecipeProvider()) { entry in
      RecipeWidgetView(entry: entry)
    }
    .contentMarginsDisabled()
    .configurationDisplayName(texts(.recipesName))
    .description(texts(.recipesDescription))
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
