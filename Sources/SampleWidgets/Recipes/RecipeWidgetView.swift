// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetViews

/// The recipe widget: a photo and its recipe's name.
///
/// The article wraps both families in a `Link`; in a small widget a link does nothing, and a tap would open the app and no recipe. A widget
/// with one target has a `widgetURL`, which works in both.
package struct RecipeWidgetView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.locale) private var locale

  /// What is shown.
  package var entry: RecipeTimelineEntry

  /// Makes the view of an entry.
  package init(entry: RecipeTimelineEntry) {
    self.entry = entry
  }

  package var body: some View {
    Group {
      if let recipe = entry.recipe {
        if family == .systemSmall {
          SmallRecipeView(recipe: recipe).widgetURL(recipe.url)
        } else {
          MediumRecipeView(recipe: recipe).widgetURL(recipe.url)
        }
      } else {
        MessageView(symbol: "fork.knife", message: WidgetTexts(locale: locale)(.recipesNone))
          .padding(16)
      }
    }
    .containerBackground(for: .widget) { Color(.tertiarySystemBackground) }
  }
}

/// The photo over the whole widget, and the name on it.
struct SmallRecipeView: View {
  @Environment(\.widgetRenderingMode) private var renderingMode

  var recipe: RecipeEntry

  var body: some View {
    PictureView(picture: recipe.image, symbol: "fork.knife")
      // In one color a shade would be as white as the name: there the picture steps back instead.
      .opacity(renderingMode == .fullColor ? 1 : 0.35)
      .overlay {
        if recipe.image != nil, renderingMode == .fullColor {
          LinearGradient(
            stops: [
              Gradient.Stop(color: Color(white: 0, opacity: 0), location: 0.35),
              Gradient.Stop(color: Color(white: 0, opacity: 0.72), location: 1),
            ], startPoint: .top, endPoint: .bottom)
        }
      }
      .overlay(alignment: .bottomLeading) {
        Text(recipe.title)
          .font(.subheadline)
          .bold()
          .foregroundColor(recipe.image == nil ? Color(.label) : .white)
          .lineLimit(2)
          .minimumScaleFactor(0.75)
          .padding(12)
      }
  }
}

/// The photo at the side, and beside it the name and how long it takes.
struct MediumRecipeView: View {
  @Environment(\.locale) private var locale
  @Environment(\.widgetSize) private var size

  var recipe: RecipeEntry

  var body: some View {
    let texts = WidgetTexts(locale: locale)
    HStack(spacing: 0) {
      PictureView(picture: recipe.image, symbol: "fork.knife")
        .frame(width: size.height)
      VStack(alignment: .leading, spacing: 4) {
        Text(texts(.recipesHeading))
          .font(.caption)
          .bold()
          .foregroundColor(.orange)
          .widgetAccentable()
        Text(recipe.title)
          .font(.headline)
          .lineLimit(3)
          .minimumScaleFactor(0.75)
        Spacer(minLength: 0)
        if let minutes = recipe.minutes {
          HStack(spacing: 4) {
            Image(systemName: "clock")
            Text(texts(.recipesMinutes, minutes.grouped))
          }
          .font(.caption)
          .foregroundStyle(.secondary)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      .padding(16)
    }
  }
}
