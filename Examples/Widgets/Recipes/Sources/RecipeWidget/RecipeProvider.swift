// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

/// Shows a recipe for a quarter of an hour, and two hours of them at once.
struct RecipeProvider: TimelineProvider {
  private static let entryCount = 8

  private let api = RecipeAPI()

  func placeholder(in context: Context) -> RecipeEntry {
    RecipeEntry(
      date: Date(), content: .init(id: 0, title: "夏野菜のカレー", minutes: 40, image: nil))
  }

  func getSnapshot(
    in context: Context, completion: @escaping @Sendable (RecipeEntry) -> Void
  ) {
    Task {
      let recipe = try? await api.recipes().first
      let data = await api.picture(at: recipe?.imageURL)
      completion(RecipeEntry(date: Date(), content: recipe.map { Self.content(of: $0, data) }))
    }
  }

  func getTimeline(
    in context: Context, completion: @escaping @Sendable (Timeline<RecipeEntry>) -> Void
  ) {
    Task {
      let now = Date()
      let recipes = (try? await api.recipes()) ?? []
      guard !recipes.isEmpty else {
        completion(Timeline(entries: [RecipeEntry(date: now, content: nil)], policy: .atEnd))
        return
      }
      var entries: [RecipeEntry] = []
      // What several entries show is loaded once. Views of widgets cannot load anything later.
      var pictures: [URL: Data?] = [:]
      for slot in RecipeSlot.slots(from: now, count: Self.entryCount) {
        let recipe = recipes[slot.number % recipes.count]
        if let url = recipe.imageURL, pictures[url] == nil {
          pictures[url] = .some(await api.picture(at: url))
        }
        let data = recipe.imageURL.flatMap { pictures[$0] ?? nil }
        entries.append(RecipeEntry(date: slot.start, content: Self.content(of: recipe, data)))
      }
      completion(Timeline(entries: entries, policy: .atEnd))
    }
  }

  private static func content(of recipe: Recipe, _ data: Data?) -> RecipeEntry.Content {
    RecipeEntry.Content(
      id: recipe.id, title: recipe.title, minutes: recipe.minutes,
      image: data.flatMap(UIImage.init(data:)).map(Image.init(uiImage:)))
  }
}
