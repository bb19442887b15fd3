// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import WidgetViews

/// How a widget's points are in cells.
struct WidgetCells {
  /// How many pixels are painted for a column: as many as blocks and dots can tell apart.
  static let pixelsPerColumn = 2

  /// How many pixels are painted for a row; they are square.
  static let pixelsPerRow = 4

  /// The pixels of a column.
  static func pixelColumns(of column: Int) -> Range<Int> {
    (column * pixelsPerColumn)..<((column + 1) * pixelsPerColumn)
  }

  /// The pixels of a row.
  static func pixelRows(of row: Int) -> Range<Int> {
    (row * pixelsPerRow)..<((row + 1) * pixelsPerRow)
  }

  /// The size of what a block can fill, in pixels.
  static let quarter = Size(width: 1, height: 2)

  let columns: Int
  let rows: Int

  /// Columns for a point, which are also the pixels for a point.
  let scale: Double

  /// Finds the largest grid that a widget of a size fits into; nil if it has no size.
  init?(_ size: Size, columns: Int, maximumRows: Int) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite, columns > 0
    else { return nil }
    let scale = min(
      Double(columns) / size.width, Double(maximumRows * 2) / size.height,
      TerminalRenderer.maximumScale)
    self.scale = scale
    self.columns = max(1, Int((size.width * scale).rounded()))
    rows = max(1, Int((size.height * scale / 2).rounded(.up)))
  }

  /// All cells.
  var bounds: CellRect { CellRect(left: 0, top: 0, right: columns, bottom: rows) }

  /// The mapping from points to painted pixels.
  var mapping: PlaneMapping {
    let scale = scale * Double(Self.pixelsPerColumn)
    return PlaneMapping(scaleX: scale, scaleY: scale, offsetX: 0, offsetY: 0)
  }

  /// The cells that a rectangle covers, by its edges' nearest lines between cells.
  func cells(of rect: Rect) -> CellRect {
    func line(_ value: Double, _ count: Int) -> Int {
      value.isNaN ? 0 : Int(min(max(value.rounded(), 0), Double(count)))
    }
    let left = line(rect.minX * scale, columns)
    let top = line(rect.minY * scale / 2, rows)
    return CellRect(
      left: left, top: top, right: max(left, line(rect.maxX * scale, columns)),
      bottom: max(top, line(rect.maxY * scale / 2, rows)))
  }
}

/// A rectangle of cells; the right column and the lower row are the first outside.
struct CellRect: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// Whether a frame of lines leaves room inside.
  var holdsFrame: Bool { right - left >= 4 && bottom - top >= 3 }

  /// The cells of both rectangles.
  func intersection(_ other: CellRect) -> CellRect {
    let left = max(left, other.left)
    let top = max(top, other.top)
    return CellRect(
      left: left, top: top, right: max(left, min(right, other.right)),
      bottom: max(top, min(bottom, other.bottom)))
  }

  /// The rectangle and the cells around it, some of which it may cover in part.
  var outer: CellRect {
    CellRect(left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1)
  }

  /// The cells inside a frame along the edges.
  var inner: CellRect {
    CellRect(
      left: left + 1, top: top + 1, right: max(left + 1, right - 1),
      bottom: max(top + 1, bottom - 1))
  }
}
