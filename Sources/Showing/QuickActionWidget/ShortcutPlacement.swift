// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
package import WidgetViews

/// The position of a shortcut's tile in a widget.
package struct ShortcutPlacement: Hashable, Sendable {
  /// The row, counted from 1.
  package let row: Int

  /// The column, counted from 1.
  package let column: Int

  /// The rectangle, in points, in the widget's coordinates.
  package let frame: Rect
}

extension DisplayList {
  /// Returns the positions of the tiles of the quick-action widget, in the order of the shortcuts;
  /// a shortcut that the family does not show has none.
  package func placements(
    of shown: StyledShortcuts, in family: WidgetFamily
  ) -> [ShortcutPlacement] {
    let columns = shown.style.columns(in: family)
    return shown.shortcuts.enumerated().compactMap { index, shortcut in
      let identifier = QuickActionWidgetView.tileIdentifier(of: shortcut)
      guard let element = elements.first(where: { $0.identifier == identifier }) else { return nil }
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      return ShortcutPlacement(row: row + 1, column: column + 1, frame: element.frame)
    }
  }

  /// Returns the reach of the tiles of the quick-action widget.
  package func reach(of shown: StyledShortcuts, on canvas: WidgetCanvas) -> TileReach {
    TileReach(
      placements(of: shown, in: canvas.family).map(\.frame), in: size,
      margins: canvas.contentMargins)
  }
}
