// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActions
package import WidgetViews

/// The quick-action widget: its shortcuts in a grid or, where a family has one target, the first of them alone.
///
/// The rows of the grid stand in the middle of what the content margins leave. Rows that are taller than that run over both margins,
/// and then over the widget's edges, by the same length, and the widget cuts them off.
nonisolated package struct QuickActionWidgetView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.colorScheme) private var colorScheme

  /// The shortcuts that the widget shows.
  package var shown: StyledShortcuts

  /// Creates the view of shortcuts.
  package init(_ shown: StyledShortcuts) {
    self.shown = shown
  }

  package var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .containerBackground(for: .widget) { shown.style.ground.color(in: colorScheme) }
  }

  @ViewBuilder private var content: some View {
    switch shown.style.layout(in: family) {
    case .grid: grid
    case .oneDestination:
      if let shortcut = shown.shortcuts.first {
        SingleShortcut(shown: StyledShortcut(shortcut, shown.style))
          .accessibilityIdentifier(Self.tileIdentifier(of: shortcut))
          .widgetURL(shortcut.url)
      }
    }
  }

  private var grid: some View {
    let column = GridItem(.flexible(), spacing: shown.style.spacing)
    return LazyVGrid(
      columns: Array(repeating: column, count: shown.style.columns(in: family)),
      spacing: shown.style.spacing
    ) {
      ForEach(shown.shortcuts) { shortcut in
        ShortcutTile(
          shown: StyledShortcut(shortcut, shown.style), height: shown.style.tileHeight(in: family)
        )
        .accessibilityIdentifier(Self.tileIdentifier(of: shortcut))
      }
    }
  }

  /// The name of a shortcut's tile in the display list.
  package static func tileIdentifier(of shortcut: Shortcut) -> String {
    "tile-\(shortcut.position)"
  }

  /// The name of a shortcut's title in the display list.
  package static func titleIdentifier(of shortcut: Shortcut) -> String {
    "title-\(shortcut.position)"
  }
}
