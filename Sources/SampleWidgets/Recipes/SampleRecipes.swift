// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// What the gallery shows of recipes before the server answers.
enum SampleRecipes {
  /// The picture of the first.
  static let firstPicture = "curry"

  /// The first recipe.
  static func first(in locale: String) -> Recipe {
    let isJapanese = WidgetTexts(locale: locale).language == .japanese
    return Recipe(
      id: 1001, title: isJapanese ? "夏野菜のごろごろカレー" : "Summer Vegetable Curry", minutes: 40)
  }
}
