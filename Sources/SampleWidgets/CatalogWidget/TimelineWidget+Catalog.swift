// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
package import QuickActions
import SourceText
package import StringTables
package import WidgetTimeline
import WidgetViews

extension TimelineWidget {
  /// The widget of a catalog: kind, name, description and families are the catalog's.
  ///
  /// - Parameters:
  ///   - handler: Resolves the choice with the catalog.
  ///   - locale: The language of the name and the description; nil for the catalog's own.
  ///   - choice: The choice, asked for each time that a timeline is made, so that an edit shows.
  package init(
    catalogOf handler: IntentHandler, locale: LocaleName? = nil,
    choice: @escaping @Sendable () -> WidgetChoice
  ) {
    let facts = handler.catalog.widget
    let provider = CatalogWidgetProvider(style: handler.catalog.style) { locale in
      handler.shortcuts(of: choice(), in: LocaleName(locale))
    }
    self =
      StaticConfiguration(kind: facts.kind.value, provider: provider) { entry in
        QuickActionWidgetView(entry.content)
      }
      .widget
    displayName = handler.text(facts.displayName, in: locale)
    description = handler.text(facts.description, in: locale)
    supportedFamilies = facts.families.compactMap { WidgetFamily(rawValue: $0.value) }
  }
}
