// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActions
package import WidgetTimeline

/// Makes the timelines of the quick-action widget: one entry that holds until somebody edits the widget.
///
/// It asks for nothing: what is shown is the choice, and the choice changes by an edit only, for which the system makes a new timeline.
package struct QuickActionProvider: IntentTimelineProvider {
  /// Resolves a choice, in the language of a locale's identifier such as `ja_JP`.
  private let resolve: @Sendable (WidgetChoice, _ locale: String) -> [Shortcut]

  /// How the widget is drawn.
  private let style: WidgetStyle

  /// Makes a provider.
  ///
  /// - Parameters:
  ///   - style: How the widget is drawn.
  ///   - resolve: Resolves a choice, in the language of a locale's identifier such as `ja_JP`.
  package init(
    style: WidgetStyle = .standard,
    resolve: @escaping @Sendable (WidgetChoice, _ locale: String) -> [Shortcut]
  ) {
    self.style = style
    self.resolve = resolve
  }

  /// No shortcuts: only the ground is seen.
  package func placeholder(in context: Context) -> QuickActionEntry {
    QuickActionEntry(date: context.date, shortcuts: [], style: style)
  }

  /// The choice as it is given: in the gallery the defaults.
  package func snapshot(
    for choice: WidgetChoice, in context: Context
  ) -> QuickActionEntry {
    QuickActionEntry(
      date: context.date, shortcuts: resolve(choice, context.locale), style: style)
  }

  /// The choice, for good.
  package func timeline(
    for choice: WidgetChoice, in context: Context
  ) -> Timeline<QuickActionEntry> {
    Timeline(entries: [snapshot(for: choice, in: context)], policy: .never)
  }
}
