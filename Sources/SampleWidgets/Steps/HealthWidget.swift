// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import WidgetTimeline
import WidgetViews

/// The widget of a health app that shows today's steps.
///
/// It follows the article on steps: small and medium, one entry, a request for a new timeline after a quarter of an hour, and taps that open
/// the steps or, on the chart of a medium widget, the chart.
package enum HealthWidget {
  /// The name by which the app and the system speak of it.
  package static let kind = "HealthWidget"

  /// The widget, described in a language.
  package static func configuration(
    locale: String, source: HealthDataProvider.Source = .api
  ) -> StaticConfiguration {
    let texts = WidgetTexts(locale: locale)
    return StaticConfiguration(kind: kind, provider: HealthDataProvider(source: source)) {
      HealthWidgetView(entry: $0)
    }
    .configurationDisplayName(texts(.stepsName))
    .description(texts(.stepsDescription))
    .supportedFamilies([.systemSmall, .systemMedium])
  }
}
