// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

@main
struct FollowCatalogWidget: Widget {
  let kind = "FollowCatalogWidget"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: FollowCatalogProvider()) { entry in
      FollowCatalogView(entry: entry)
        .containerBackground(for: .widget) { Color(UIColor.systemBackground) }
    }
    .configurationDisplayName("友だちの配信")
    .description("フォローしている友だちの配信状況を確認できます。")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
