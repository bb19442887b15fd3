// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import AppIntents
import SwiftUI
import WidgetKit

struct ShopWidget: Widget {
  var body: some WidgetConfiguration {
    // Mistake 5: the kind was "Shop".
    AppIntentConfiguration(kind: "ShopWidget", intent: ShowShop.self, provider: ShopProvider()) {
      ShopView(entry: $0)
    }
    .configurationDisplayName("Shop")
  }
}
