// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import QuickActionWidget
package import TerminalInterface
package import TerminalText

/// The picture of a widget as cells of a screen.
package struct ScreenPicture: Sendable {
  /// The cells of the picture.
  package let cells: CellGrid

  /// The cells of each tile, in the order of the shortcuts.
  package let tiles: [CellRegion]

  /// The issues of the widget.
  package let issues: [WidgetIssue]

  /// Takes the cells of a picture.
  package init(_ picture: WidgetPicture) {
    cells = CellGrid(picture.image)
    tiles = picture.tiles
    issues = picture.issues
  }
}
