// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetTimeline

/// What a shop offers today: a coupon, or an event.
package struct Offer: Hashable, Sendable {
  /// What is offered.
  package var title: String

  /// The same in a few letters, as in `10%OFF`; nil if the server gives none.
  package var badge: String?

  /// What a tap opens; nil opens the app.
  package var linkURL: String?

  /// Makes an offer.
  package init(title: String, badge: String? = nil, linkURL: String? = nil) {
    self.title = title
    self.badge = badge
    self.linkURL = linkURL
  }

  /// Reads an offer, whose names begin with those of its kind: `{ "couponTitle": "…", "couponBadge": "10%OFF", "couponLinkUrl": "…" }`.
  ///
  /// - Returns: nil if there is no title: nothing is offered.
  /// - Throws: `FeedDataError` if a value is of another kind.
  static func read(
    _ reader: FeedReader, kind: OfferKind, in locale: String
  ) throws(FeedDataError) -> Offer? {
    guard let title = try reader.optionalMember("\(kind.rawValue)Title") else { return nil }
    return Offer(
      title: try title.text(in: locale),
      badge: try reader.optionalMember("\(kind.rawValue)Badge")?.text(in: locale),
      linkURL: try reader.optionalMember("\(kind.rawValue)LinkUrl")?.string())
  }
}

/// The two kinds of offers, each of which has a widget.
package enum OfferKind: String, CaseIterable, Hashable, Sendable {
  /// The coupon of the day.
  case coupon
  /// The event of the day.
  case event

  /// What tells today's offer.
  package var endpoint: String { rawValue }

  /// The symbol of the kind.
  var symbol: String {
    switch self {
    case .coupon: "ticket"
    case .event: "calendar"
    }
  }

  /// The widget's name.
  var name: WidgetText { self == .coupon ? .couponsName : .eventsName }

  /// What the widget is for.
  var summary: WidgetText { self == .coupon ? .couponsDescription : .eventsDescription }

  /// What is said if there is no offer.
  var absence: WidgetText { self == .coupon ? .couponsNone : .eventsNone }

  /// The same in a few letters.
  var shortAbsence: WidgetText { self == .coupon ? .couponsShort : .eventsShort }
}
