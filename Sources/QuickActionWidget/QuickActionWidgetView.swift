// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActions
package import WidgetViews

/// The quick-action widget: its shortcuts in two columns.
///
/// The rows stand in the middle of what the content margins leave. Rows that are taller than that run over both margins,
/// and then over the widget's edges, by the same length, and the widget cuts them off.
package struct QuickActionWidgetView: View {
  /// The number of columns.
  package static let columnCount = 2

  /// The distance between two columns, and between two rows, in points.
  package static let spacing = 8.0

  /// What is shown.
  package var entry: QuickActionEntry

  /// Makes the view of an entry.
  package init(entry: QuickActionEntry) {
    self.entry = entry
  }

  package var body: some View {
    let column = GridItem(.flexible(), spacing: Self.spacing)
    LazyVGrid(
      columns: Array(repeating: column, count: Self.columnCount), spacing: Self.spacing
    ) {
      ForEach(entry.shortcuts) { shortcut in
        ShortcutTile(shortcut: shortcut)
          .accessibilityIdentifier(Self.tileIdentifier(of: shortcut))
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .containerBackground(for: .widget) { Color(.systemBackground) }
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
