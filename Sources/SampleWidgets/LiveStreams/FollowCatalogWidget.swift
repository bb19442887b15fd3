// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetTimeline
import WidgetViews

/// The widget of a streaming app that shows which friends are live.
///
/// It follows the article on streams: a static configuration for small and medium widgets, the whole small widget or each item of a medium one
/// opening a stream, the time of the update on the widget, a request for a new timeline after a quarter of an hour, and one whenever the app is used.
package enum FollowCatalogWidget {
  /// The name by which the app and the system speak of it.
  package static let kind = "FollowCatalogWidget"

  /// The widget, described in a language.
  package static func configuration(locale: String) -> StaticConfiguration {
    let texts = WidgetTexts(locale: locale)
    return StaticConfiguration(kind: kind, provider: FollowCatalogProvider()) { entry in
      FollowCatalogView(entry: entry)
    }
    .configurationDisplayName(texts(.streamsName))
    .description(texts(.streamsDescription))
    .supportedFamilies([.systemSmall, .systemMedium])
  }

  /// What the app does when it was used: it knows newer streams than its widgets.
  package static func reload(in center: any WidgetCenter) {
    center.reloadTimelines(ofKind: kind)
  }
}
