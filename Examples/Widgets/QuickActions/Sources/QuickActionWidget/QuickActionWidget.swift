// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Intents
import SwiftUI
import WidgetKit

@main
struct QuickActionWidget: Widget {
  let kind = "QuickActionWidget"

  var body: some WidgetConfiguration {
    IntentConfiguration(
      kind: kind, intent: QuickActionConfigurationIntent.self, provider: QuickActionProvider()
    ) { entry in
      QuickActionView(entry: entry)
    }
    .configurationDisplayName("クイックアクション")
    .description("よく使う画面へのショートカットをご利用になれます。")
    .supportedFamilies([.systemMedium])
  }
}
