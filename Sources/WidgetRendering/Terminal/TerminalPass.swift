// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalInterface
import WidgetViews

/// One drawing of a widget in a terminal.
struct TerminalPass {
  /// Where the image is drawn in dots instead of colours, a column holds two of them.
  private static let dotsPerColumn = 2.0

  private let list: DisplayList
  private let grid: CellGrid
  private let palette: CellPalette
  private var painter: CanvasPainter

  /// Without colours: only what has frames, to tell what else is there.
  private var ground: CanvasPainter?

  private var frames: [CellRect] = []
  private var texts: TerminalTextLayout

  init(
    _ list: DisplayList, grid: CellGrid, depth: TerminalColorDepth, displayWidth: DisplayWidth
  ) {
    self.list = list
    self.grid = grid
    palette = CellPalette(depth: depth)
    texts = TerminalTextLayout(
      list, grid: grid, displayWidth: displayWidth, shadesRedacted: depth == .none)
    let pixels = depth == .none ? Self.dotsPerColumn : 1
    painter = CanvasPainter(
      width: grid.columns * Int(pixels), height: grid.rows * 2 * Int(pixels),
      mapping: grid.mapping(pixelsPerColumn: pixels), shape: list.shape)
    if depth == .none {
      ground = painter
      frames.append(grid.cells(of: list.shape.rect))
    }
  }

  /// Draws it.
  mutating func image() -> TerminalImage {
    for item in list.items { visit(item) }
    painter.finish()
    ground?.finish()
    var image = TerminalImage(columns: grid.columns, rows: grid.rows)
    if let ground {
      image.addDots(painter.canvas, ground: ground.canvas)
    } else {
      image.addPixels(painter.canvas, palette: palette)
    }
    let widget = frames.first
    for frame in frames {
      let room = frame == widget || ground == nil ? frame : widget?.inner.intersection(frame)
      image.addFrame(room ?? frame, palette: palette)
    }
    texts.write(into: &image, over: ground == nil ? painter.canvas : nil, palette: palette)
    return image
  }

  private mutating func visit(_ item: DisplayItem) {
    texts.visit(item)
    guard case .fill(let outline, _) = item, let center = framedCenter(of: outline) else {
      if case .text = item, ground != nil { return }
      painter.draw(item)
      if item.isGroup { ground?.draw(item) }
      return
    }
    let before = painter.color(column: center.column, row: center.row)
    painter.draw(item)
    ground?.draw(item)
    let after = painter.color(column: center.column, row: center.row)
    let frame = grid.cells(of: outline.rect)
    if before != after, palette.color(before) == palette.color(after), !frames.contains(frame) {
      frames.append(frame)
    }
  }

  /// The pixel in the middle of a shape that has room for a frame; nil for other shapes.
  private func framedCenter(of outline: Outline) -> (column: Int, row: Int)? {
    if case .arc = outline.kind { return nil }
    let cells = grid.cells(of: outline.rect)
    guard cells.holdsFrame else { return nil }
    let pixels = ground == nil ? 1 : Int(Self.dotsPerColumn)
    return (
      (cells.left + cells.right) / 2 * pixels, (cells.top + cells.bottom) * pixels
    )
  }
}

extension DisplayItem {
  fileprivate var isGroup: Bool {
    switch self {
    case .beginGroup, .endGroup: true
    case .fill, .stroke, .text, .image: false
    }
  }
}
