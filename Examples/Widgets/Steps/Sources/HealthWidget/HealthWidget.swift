// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

@main
struct HealthWidget: Widget {
  let kind = "HealthWidget"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: HealthDataProvider()) { entry in
      HealthWidgetView(entry: entry)
        .containerBackground(.background, for: .widget)
    }
    .configurationDisplayName("歩数")
    .description("今日の歩数と、1週間の記録を確認できます。")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
