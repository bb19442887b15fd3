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

  /// The same where there is a line and no more.
  var missingInLine: LocalizedStringKey {
    switch self {
    case .coupon: "クーポンなし"
    case .event: "イベントなし"
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
  /// With 0 the server would ask its widgets for a storm of requests, and with a year it could never reach them again.
  private static let possibleMinutes = 5...(24 * 60)

  let isMaintenance: Bool
  let timelineIntervalMinutes: Int?

  /// The minutes after which a widget asks again.
  var usedMinutes: Int {
    let minutes = timelineIntervalMinutes ?? 30
    return min(max(minutes, Self.possibleMinutes.lowerBound), Self.possibleMinutes.upperBound)
  }
}
