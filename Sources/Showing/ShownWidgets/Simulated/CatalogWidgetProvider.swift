// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
package import QuickActions
package import WidgetTimeline

/// The provider of a catalog's widget: its timelines have one entry, which is valid until the user
/// edits the widget.
///
/// It sends no requests: it shows the choice, which changes only by an edit, and then the system asks for a new timeline.
package struct CatalogWidgetProvider: TimelineProvider {
  /// Resolves the choice, in the language of the device's locale such as `ja_JP`.
  private let resolve: @Sendable (_ locale: String) -> [Shortcut]

  /// How the widget is drawn.
  private let style: WidgetStyle

  /// Creates a provider from a style and a function that resolves the choice in a locale.
  ///
  /// - Parameters:
  ///   - style: How the widget is drawn.
  ///   - resolve: Resolves the choice, in the language of a locale such as `ja_JP`. It is called for each timeline, so that an edit shows.
  package init(
    style: WidgetStyle = .standard, resolve: @escaping @Sendable (_ locale: String) -> [Shortcut]
  ) {
    self.style = style
    self.resolve = resolve
  }

  /// No shortcuts: only the background is seen.
  package func placeholder(in context: Context) -> CatalogWidgetEntry {
    CatalogWidgetEntry(date: context.date, content: StyledShortcuts([], style: style))
  }

  /// Returns an entry with the shortcuts of the choice.
  package func snapshot(in context: Context) -> CatalogWidgetEntry {
    CatalogWidgetEntry(
      date: context.date, content: StyledShortcuts(resolve(context.locale), style: style))
  }

  /// The choice, never to be reloaded.
  package func timeline(in context: Context) -> Timeline<CatalogWidgetEntry> {
    Timeline(entries: [snapshot(in: context)], policy: .never)
  }
}
