// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI
import WidgetKit

@main
struct ShoppingWidgets: WidgetBundle {
  var body: some Widget {
    DailyCouponWidget()
    EventWidget()
  }
}

struct DailyCouponWidget: Widget {
  let kind = "DailyCouponWidget"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: OfferProvider(offer: .coupon)) { entry in
      OfferView(entry: entry, offer: .coupon)
    }
    .configurationDisplayName("日替わりクーポン")
    .description("その日のクーポンをロック画面で確認できます。")
    .supportedFamilies([.accessoryCircular, .accessoryRectangular, .accessoryInline])
  }
}

struct EventWidget: Widget {
  let kind = "EventWidget"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: OfferProvider(offer: .event)) { entry in
      OfferView(entry: entry, offer: .event)
    }
    .configurationDisplayName("イベント情報")
    .description("その日のお得なイベントをロック画面で確認できます。")
    .supportedFamilies([.accessoryCircular, .accessoryRectangular, .accessoryInline])
  }
}
