// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

struct RecipeEntry: TimelineEntry {
  /// What is shown of a recipe.
  struct Content {
    let id: Int64
    let title: String
    let minutes: Int?
    let image: Image?
  }

  let date: Date

  /// Nil if no recipe could be loaded.
  let content: Content?
}
