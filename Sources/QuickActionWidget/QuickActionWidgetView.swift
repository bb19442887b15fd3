// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActions
package import WidgetViews

/// The quick-action widget: its shortcuts in a grid or, where a family has one target, the first of them alone.
///
/// The rows of the grid stand in the middle of what the content margins leave. Rows that are taller than that run over both margins,
/// and then over the widget's edges, by the same length, and the widget cuts them off.
package struct QuickActionWidgetView: View {
  @Environment(\.widgetFamily) private var family
  @Environment(\.colorScheme) private var colorScheme

  /// What is shown.
  package var entry: QuickActionEntry

  /// Makes the view of an entry.
  package init(entry: QuickActionEntry) {
    self.entry = entry
  }

  package var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .containerBackground(for: .widget) { entry.style.ground.color(in: colorScheme) }
  }

  @ViewBuilder private var content: some View {
    switch entry.style.layout(in: family) {
    case .grid: grid
    case .oneDestination:
      if let shortcut = entry.shortcuts.first {
        SingleShortcut(shortcut: shortcut, style: entry.style)
          .accessibilityIdentifier(Self.tileIdentifier(of: shortcut))
          .widgetURL(shortcut.url)
      }
    }
  }

  private var grid: some View {
    let column = GridItem(.flexible(), spacing: entry.style.spacing)
    return LazyVGrid(
      columns: Array(repeating: column, count: entry.style.columns(in: family)),
      spacing: entry.style.spacing
    ) {
      ForEach(entry.shortcuts) { shortcut in
        ShortcutTile(
          shortcut: shortcut, style: entry.style, height: entry.style.tileHeight(in: family)
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
