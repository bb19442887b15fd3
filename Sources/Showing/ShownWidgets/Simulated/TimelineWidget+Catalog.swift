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
  /// It sends no requests. A timeline has one entry, which is valid until the user edits the widget: the choice changes only by an edit,
  /// and then the system asks for a new timeline.
  ///
  /// - Parameters:
  ///   - intent: The intent, with its catalog.
  ///   - locale: The language of the name and the description; nil for the catalog's own.
  ///   - choice: The choice, asked for each time that a timeline is made, so that an edit shows.
  package init(
    catalogOf intent: WidgetIntent, locale: LocaleName? = nil,
    choice: @escaping @Sendable () -> WidgetChoice
  ) {
    let widget = intent.catalog?.widget
    let style = intent.catalog?.style ?? .standard
    self.init(
      kind: widget?.kind.value ?? intent.name,
      placeholder: { context in
        SimulatedEntry(date: context.date) {
          QuickActionWidgetView(StyledShortcuts([], style: style))
        }
      },
      timeline: { context in
        let shortcuts = intent.shortcuts(of: choice(), in: LocaleName(context.locale))
        let entry = SimulatedEntry(date: context.date) {
          QuickActionWidgetView(StyledShortcuts(shortcuts, style: style))
        }
        return SimulatedTimeline(entries: [entry], policy: .never)
      })
    displayName = widget.map { intent.text($0.displayName, in: locale) } ?? intent.name
    description = widget.map { intent.text($0.description, in: locale) } ?? ""
    supportedFamilies = widget?.families.compactMap { WidgetFamily(rawValue: $0.value) } ?? []
  }
}
