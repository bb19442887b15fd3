// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

@main
struct ShopWidgets: WidgetBundle {
  var body: some Widget {
    OfferWidget()
  }
}

struct OfferWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(
      kind: "Offers", intent: OfferConfigurationIntent.self, provider: OfferProvider()
    ) { entry in
      OfferView(entry: entry)
    }
    .configurationDisplayName("Offers")
    .description("Today's offers of your shop.")
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
