// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Intents
import SwiftUI
import WidgetKit

struct ShopWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "Shop", intent: ABShowShopIntent.self, provider: ShopProvider()) {
      ShopView(entry: $0)
    }
    .configurationDisplayName("Shop")
  }
}
