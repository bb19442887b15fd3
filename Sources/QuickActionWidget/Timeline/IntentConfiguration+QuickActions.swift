// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActions
package import WidgetTimeline
import WidgetViews

extension IntentConfiguration {
  /// Describes the quick-action widget of a catalog: kind, name, description and families are the catalog's.
  ///
  /// - Parameters:
  ///   - intent: The intent, with its catalog.
  ///   - locale: The language of the name and the description, as in `ja`; nil is the catalog's own.
  ///   - choice: The choice, asked for each time that a timeline is made, so that an edit shows.
  package init(
    quickActionsOf intent: WidgetIntent, locale: String? = nil,
    choice: @escaping @Sendable () -> WidgetChoice
  ) {
    let facts = intent.widgetFacts(localeIdentifier: locale)
    self.init(
      kind: facts.kind, configuration: choice,
      provider: QuickActionProvider(style: intent.catalog?.style ?? .standard) { choice, locale in
        intent.shortcuts(of: choice, localeIdentifier: locale)
      }
    ) { entry in QuickActionWidgetView(entry: entry) }
    widget.displayName = facts.displayName
    widget.description = facts.description
    widget.supportedFamilies = facts.families.compactMap(WidgetFamily.init(rawValue:))
  }
}
