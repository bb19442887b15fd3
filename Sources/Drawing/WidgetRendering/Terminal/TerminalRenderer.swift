// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import TerminalText
package import WidgetViews

/// Draws a widget in a terminal, in its true proportions.
///
/// A cell is about twice as high as wide. Shapes and images are painted in pixels, two for a column and four for a row,
/// and each cell shows them with two colors and the block, such as `▀` or `▚`, that parts them best. Text is written in
/// characters, which are the only thing that can be read at that size. Where the terminal's colors cannot tell a tile
/// from its background, it has a frame of lines, and if there are no colors at all, images are drawn in dots.
package struct TerminalRenderer: Sendable {
  /// The most columns for a point.
  ///
  /// The letters of a footnote are then some two columns wide; further apart, a title could not be read as one.
  package static let maximumScale = 0.3

  /// The most rows of a picture, whatever the size of the widget.
  private static let maximumRows = 500

  /// The columns that the picture may take.
  package var columns: Int

  /// The colors that the terminal can show.
  package var depth: TerminalColorDepth

  /// The widths of characters in the terminal.
  package var displayWidth: DisplayWidth

  /// The wallpaper behind the widget; nil shows none behind a widget in full color, and a dark one
  /// behind another.
  package var wallpaper: Wallpaper?

  /// Creates a renderer of a number of columns.
  package init(
    columns: Int, depth: TerminalColorDepth, displayWidth: DisplayWidth = DisplayWidth(),
    wallpaper: Wallpaper? = nil
  ) {
    self.columns = columns
    self.depth = depth
    self.displayWidth = displayWidth
    self.wallpaper = wallpaper
  }

  /// The picture of a widget; empty if the widget has no size.
  ///
  /// - Parameters:
  ///   - list: The widget.
  ///   - store: What is known of the shapes of other pictures, which makes this one sooner and not otherwise.
  /// - Returns: The picture.
  package func image(
    of list: DisplayList, using store: CoverageStore = CoverageStore()
  ) -> CellGrid {
    guard let grid = WidgetCells(list.size, columns: columns, maximumRows: Self.maximumRows) else {
      return CellGrid(TerminalSize(columns: 0, rows: 0))
    }
    var pass = TerminalPass(
      list, grid: grid, depth: depth, displayWidth: displayWidth,
      wallpaper: list.wallpaper(chosen: wallpaper), store: store)
    return pass.image()
  }

  /// The cells of some parts of a widget in its picture.
  ///
  /// - Parameters:
  ///   - frames: Where the parts are, in points.
  ///   - list: The widget.
  /// - Returns: The cells of each; none if the widget has no size.
  package func regions(of frames: [Rect], in list: DisplayList) -> [CellRegion] {
    guard let grid = WidgetCells(list.size, columns: columns, maximumRows: Self.maximumRows) else {
      return []
    }
    return frames.map { frame in
      let cells = grid.cells(of: frame)
      return CellRegion(rows: cells.top..<cells.bottom, columns: cells.left..<cells.right)
    }
  }
}
