// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SwiftUI

/// What a widget of the shop shows.
enum Offer: String, Sendable {
  case coupon
  case event

  var symbol: String {
    switch self {
    case .coupon: "tag.fill"
    case .event: "calendar"
    }
  }

  var name: LocalizedStringKey {
    switch self {
    case .coupon: "クーポン"
    case .event: "イベント"
    }
  }

  var missing: LocalizedStringKey {
    switch self {
    case .coupon: "クーポンの情報が取得できませんでした。"
    case .event: "イベントの情報が取得できませんでした。"
    }
  }
}

/// Today's coupon or event, as the server says it; a day can have none.
struct OfferResponse: Decodable, Sendable {
  let title: String?
  let badge: String?
  let linkUrl: URL?
}

/// What the server tells all widgets before they ask for anything else.
struct WidgetSettingResponse: Decodable, Sendable {
  let isMaintenance: Bool
  let timelineIntervalMinutes: Int?
}
