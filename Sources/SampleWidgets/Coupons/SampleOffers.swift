// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText

/// What the gallery shows of offers.
enum SampleOffers {
  /// The sample of a kind.
  static func offer(_ kind: OfferKind, in locale: String) -> Offer {
    let isJapanese = WidgetTexts(locale: locale).language == .japanese
    return switch kind {
    case .coupon:
      Offer(
        title: isJapanese ? "家電・カメラ 10%OFF" : "10% off all cameras", badge: "10%",
        linkURL: "shopping://coupon/1121")
    case .event:
      Offer(
        title: isJapanese ? "本日ポイント2倍" : "Double points today",
        badge: isJapanese ? "2倍" : "2×", linkURL: "shopping://event/points")
    }
  }
}
