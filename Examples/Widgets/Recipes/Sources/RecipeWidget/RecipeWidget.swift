// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

@main
struct RecipeWidget: Widget {
  let kind = "RecipeWidget"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: RecipeProvider()) { entry in
      RecipeView(entry: entry)
        .containerBackground(.fill.tertiary, for: .widget)
    }
    .contentMarginsDisabled()
    .configurationDisplayName("本日のおすすめレシピ")
    .description("15分ごとに、いま作りたいレシピが届きます。")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
