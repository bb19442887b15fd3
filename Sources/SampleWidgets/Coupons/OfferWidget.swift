// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetTimeline
import WidgetViews

/// The Lock Screen widgets of a shopping app: the coupon of the day, and the event of the day.
///
/// They follow the article on Lock Screen widgets: the three accessory families, and a server that governs how often it is asked.
package enum OfferWidget {
  /// The name by which the app and the system speak of the widget of a kind.
  package static func kind(of kind: OfferKind) -> String {
    switch kind {
    case .coupon: "DailyCouponWidget"
    case .event: "EventWidget"
    }
  }

  /// The widget of a kind, described in a language.
  package static func configuration(_ kind: OfferKind, locale: String) -> StaticConfiguration {
    let texts = WidgetTexts(locale: locale)
    return StaticConfiguration(kind: self.kind(of: kind), provider: OfferProvider(kind)) { entry in
      OfferWidgetView(kind: kind, entry: entry)
    }
    .configurationDisplayName(texts(kind.name))
    .description(texts(kind.summary))
    .supportedFamilies([.accessoryCircular, .accessoryRectangular, .accessoryInline])
  }
}
