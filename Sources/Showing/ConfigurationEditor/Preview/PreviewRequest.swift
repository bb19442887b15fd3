// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
package import QuickActions
package import TerminalText
package import WidgetRendering
package import WidgetViews

/// A picture of the widget that fits into a number of columns.
package struct PreviewRequest: Hashable, Sendable {
  /// The shortcuts of the widget.
  package var shortcuts: [Shortcut]

  /// The style of the widget.
  package var style: WidgetStyle

  /// The app's own view, which is drawn in place of the shortcuts; nil if it is not here.
  package var own: ChosenView?

  /// The look in which the widget is drawn.
  package var look: WidgetLook

  /// The columns that the picture may take.
  package var columns: Int

  /// Draws the picture in the cells of a terminal.
  ///
  /// - Parameters:
  ///   - images: The images of the shortcuts.
  ///   - colors: The colors that the style names.
  ///   - depth: How many colors the terminal shows.
  ///   - store: The known shapes of other pictures.
  /// - Returns: The picture; nil if the device does not show the family.
  package func picture(
    images: ImageCatalog, colors: ColorCatalog = ColorCatalog(), depth: TerminalColorDepth,
    using store: CoverageStore = CoverageStore()
  ) -> WidgetPicture? {
    if let own { return picture(of: own, depth: depth, using: store) }
    let entry = StyledShortcuts(shortcuts, style: style)
    guard let widget = DrawnWidget(.shortcuts(entry), in: look, images: images, colors: colors)
    else { return nil }
    let renderer = TerminalRenderer(
      columns: columns, depth: depth, wallpaper: look.visibleWallpaper)
    let tiles = widget.list.placements(of: entry, in: look.family).map(\.frame)
    return WidgetPicture(
      cells: renderer.image(of: widget.list, using: store),
      tiles: renderer.regions(of: tiles, in: widget.list), issues: widget.issues)
  }

  private func picture(
    of own: ChosenView, depth: TerminalColorDepth, using store: CoverageStore
  ) -> WidgetPicture? {
    guard let widget = own.view.drawn(own.values, look) else { return nil }
    let renderer = TerminalRenderer(
      columns: columns, depth: depth, wallpaper: look.visibleWallpaper)
    return WidgetPicture(
      cells: renderer.image(of: widget.list, using: store), tiles: [], issues: widget.issues)
  }

  /// The most columns of a picture that is no higher than some rows.
  static func columns(of canvas: WidgetCanvas, within columns: Int, rows: Int) -> Int {
    let size = canvas.size
    guard size.width > 0, size.height > 0 else { return 0 }
    return min(columns, Int(Double(rows) * 2 * size.width / size.height))
  }
}
