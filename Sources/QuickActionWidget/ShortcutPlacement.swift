// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
package import WidgetViews

/// Where a shortcut's tile stands in a drawn widget.
package struct ShortcutPlacement: Hashable, Sendable {
  /// The row, counted from 1.
  package let row: Int

  /// The column, counted from 1.
  package let column: Int

  /// The rectangle, in points, in the widget's coordinates.
  package let frame: Rect
}

extension DisplayList {
  /// Where the tiles of the quick-action widget stand, in the order of the shortcuts.
  package func placements(of entry: QuickActionEntry) -> [ShortcutPlacement] {
    entry.shortcuts.enumerated().compactMap { index, shortcut in
      let identifier = QuickActionWidgetView.tileIdentifier(of: shortcut)
      guard let element = elements.first(where: { $0.identifier == identifier }) else { return nil }
      let (row, column) = index.quotientAndRemainder(
        dividingBy: QuickActionWidgetView.columnCount)
      return ShortcutPlacement(row: row + 1, column: column + 1, frame: element.frame)
    }
  }

  /// How much taller the tiles are than what the content margins leave of the widget, in points; 0 where they fit.
  package func overflow(of entry: QuickActionEntry, margins: EdgeInsets) -> Double {
    let frames = placements(of: entry).map(\.frame)
    guard let top = frames.map(\.minY).min(), let bottom = frames.map(\.maxY).max() else {
      return 0
    }
    let overflow = bottom - top - (size.height - margins.top - margins.bottom)
    // Thirds of points do not add up to the last digit.
    return max(0, (overflow * 1024).rounded() / 1024)
  }
}
