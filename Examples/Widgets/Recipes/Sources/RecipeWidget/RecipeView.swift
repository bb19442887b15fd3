// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

struct RecipeView: View {
  @Environment(\.widgetFamily) private var family

  let entry: RecipeEntry

  var body: some View {
    if let recipe = entry.content {
      Group {
        switch family {
        case .systemSmall: SmallRecipeView(recipe: recipe)
        default: MediumRecipeView(recipe: recipe)
        }
      }
      .widgetURL(URL(string: "recipes://detail/\(recipe.id)"))
    } else {
      VStack(spacing: 6) {
        Image(systemName: "fork.knife").font(.title2)
        Text("レシピを取得できませんでした。").font(.footnote)
      }
      .multilineTextAlignment(.center)
      .foregroundStyle(.secondary)
      .padding()
    }
  }
}

/// The photo over the whole widget, and the name on it.
struct SmallRecipeView: View {
  let recipe: RecipeEntry.Content

  var body: some View {
    RecipePhoto(image: recipe.image)
      .overlay {
        LinearGradient(
          colors: [.clear, .black.opacity(0.7)], startPoint: .center, endPoint: .bottom)
      }
      .overlay(alignment: .bottomLeading) {
        Text(recipe.title)
          .font(.subheadline.bold())
          .foregroundStyle(.white)
          .lineLimit(2)
          .minimumScaleFactor(0.75)
          .padding(12)
      }
  }
}

/// The photo at the side, and beside it the name and how long it takes.
struct MediumRecipeView: View {
  let recipe: RecipeEntry.Content

  var body: some View {
    GeometryReader { proxy in
      HStack(spacing: 0) {
        RecipePhoto(image: recipe.image)
          .frame(width: proxy.size.height, height: proxy.size.height)
        VStack(alignment: .leading, spacing: 4) {
          Text("本日のおすすめ")
            .font(.caption.bold())
            .foregroundStyle(.orange)
            .widgetAccentable()
          Text(recipe.title)
            .font(.headline)
            .lineLimit(3)
            .minimumScaleFactor(0.75)
          Spacer(minLength: 0)
          if let minutes = recipe.minutes {
            Label("約\(minutes)分", systemImage: "clock")
              .font(.caption)
              .foregroundStyle(.secondary)
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .padding(16)
      }
    }
  }
}

/// A photo that fills its frame, or a fork and a knife until it is there.
struct RecipePhoto: View {
  let image: Image?

  var body: some View {
    Color(.secondarySystemFill)
      .overlay {
        if let image {
          image.resizable().scaledToFill()
        } else {
          Image(systemName: "fork.knife").font(.title).foregroundStyle(.secondary)
        }
      }
      .clipped()
  }
}
