// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

/// Shows a recipe for a quarter of an hour, and two hours of them at once.
struct RecipeProvider: TimelineProvider {
  private static let interval = 15
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
      completion(RecipeEntry(date: Date(), content: await content(of: recipe)))
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
      // Counted from midnight, so that a recipe has its time of the day whenever the system asks.
      let calendar = Calendar(identifier: .gregorian)
      let midnight = calendar.startOfDay(for: now)
      let minutes = calendar.dateComponents([.minute], from: midnight, to: now).minute ?? 0
      let first = minutes / Self.interval
      var entries: [RecipeEntry] = []
      for slot in first..<first + Self.entryCount {
        guard
          let date = calendar.date(byAdding: .minute, value: slot * Self.interval, to: midnight)
        else { continue }
        let recipe = recipes[slot % recipes.count]
        entries.append(RecipeEntry(date: date, content: await content(of: recipe)))
      }
      completion(Timeline(entries: entries, policy: .atEnd))
    }
  }

  /// Loads the picture, which views of widgets cannot.
  private func content(of recipe: Recipe?) async -> RecipeEntry.Content? {
    guard let recipe else { return nil }
    let data = await api.picture(at: recipe.imageURL)
    return RecipeEntry.Content(
      id: recipe.id, title: recipe.title, minutes: recipe.minutes,
      image: data.flatMap(UIImage.init(data:)).map(Image.init(uiImage:)))
  }
}
