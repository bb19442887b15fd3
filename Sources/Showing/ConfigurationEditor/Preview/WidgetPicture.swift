// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActionWidget
package import TerminalText

/// The widget as it is drawn in a terminal, and what there is to know about it.
package struct WidgetPicture: Sendable {
  /// The cells of the picture.
  package let cells: CellGrid

  /// The cells of each tile, in the order of the shortcuts.
  package let tiles: [CellRegion]

  /// The issues of the widget.
  package let issues: [WidgetIssue]
}
