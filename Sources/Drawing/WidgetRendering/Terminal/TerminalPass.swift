// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import WidgetViews

/// One drawing of a widget in a terminal.
///
/// The widget is painted three times: as it is; without what is drawn in dots; and nothing but the icons, opaque, which
/// says where a dot is due however faint the icon's color is.
struct TerminalPass {
  private let list: DisplayList
  private let grid: WidgetCells
  private let palette: CellPalette
  private let store: CoverageStore
  private var whole: CanvasPainter
  private var ground: CanvasPainter
  private var icons: CanvasPainter
  private var frames: [CellRect] = []
  /// Where there can be dots.
  private var dotted: [CellRect] = []
  /// Where there are photos, whose parts differ by their brightness.
  private var photos: [CellRect] = []
  private var clips: [CellRect]
  private var texts: TerminalTextLayout

  /// Whether only lines, dots and letters can show anything.
  private var isColorless: Bool { palette.depth == .none }

  init(
    _ list: DisplayList, grid: WidgetCells, depth: TerminalColorDepth, displayWidth: DisplayWidth,
    wallpaper: Wallpaper?, store: CoverageStore
  ) {
    self.list = list
    self.grid = grid
    palette = CellPalette(depth: depth, displayWidth: displayWidth)
    texts = TerminalTextLayout(
      list, grid: grid, displayWidth: displayWidth, shadesRedacted: depth == .none)
    clips = [grid.cells(of: list.shape.rect)]
    func painter() -> CanvasPainter {
      CanvasPainter(
        width: grid.columns * WidgetCells.pixelsPerColumn,
        height: grid.rows * WidgetCells.pixelsPerRow,
        mapping: grid.mapping, shape: list.shape, grain: WidgetCells.quarter, store: store)
    }
    self.store = store
    (whole, ground, icons) = (painter(), painter(), painter())
    if isColorless {
      frames = clips
      dotted = [grid.bounds]
    } else if let wallpaper {
      let bounds = Rect(origin: .zero, size: list.size)
      for paint in wallpaper.paints(in: bounds) {
        draw(.fill(Outline(.rectangle, in: bounds), paint))
      }
    }
  }

  /// Draws it.
  mutating func image() -> CellGrid {
    for item in list.items { visit(item) }
    whole.finish()
    ground.finish()
    icons.finish()
    var image = CellGrid(
      TerminalSize(columns: grid.columns, rows: grid.rows), displayWidth: palette.displayWidth,
      keepsStylesOfSpaces: true)
    if !isColorless { image.addPixels(ground.canvas, palette: palette) }
    let dots = TerminalDots(
      whole: whole.canvas, ground: ground.canvas, icons: icons.canvas, photos: photos,
      palette: palette)
    for rect in dotted { dots.write(into: &image, in: rect) }
    let widget = frames.first
    for frame in frames {
      // Inside of the widget's own frame, if it has one, so that no line is drawn over another.
      let room = !isColorless || frame == widget ? frame : widget?.inner.intersection(frame)
      image.addFrame(room ?? frame, palette: palette)
    }
    texts.write(
      into: &image, over: isColorless ? nil : whole.canvas, frames: frames, palette: palette)
    for painter in [whole, ground, icons] { store.giveBack(painter.canvas) }
    return image
  }

  private mutating func visit(_ item: DisplayItem) {
    texts.visit(item)
    switch item {
    case .fill(let outline, _): fill(item, outline)
    case .text where isColorless: return
    case .text, .stroke: draw(item)
    case .image(let image): draw(image)
    case .beginGroup(var group):
      let clip = clips[clips.count - 1]
      clips.append(group.clip.map { clip.intersection(grid.cells(of: $0.rect)) } ?? clip)
      whole.draw(item)
      ground.draw(item)
      group.opacity = 1
      icons.draw(.beginGroup(group))
    case .endGroup:
      if clips.count > 1 { clips.removeLast() }
      whole.draw(item)
      ground.draw(item)
      icons.draw(item)
    }
  }

  /// Draws what only its color distinguishes.
  private mutating func draw(_ item: DisplayItem) {
    whole.draw(item)
    if !isColorless { ground.draw(item) }
  }

  /// Draws an image: one of a single color, an icon, in dots, which show finer lines than blocks do.
  private mutating func draw(_ image: DisplayImage) {
    guard var tint = image.tint, !image.usesBrightness else {
      let cells = grid.cells(of: image.frame).intersection(clips[clips.count - 1])
      if isColorless, cells.right - cells.left >= 6, cells.bottom - cells.top >= 3 {
        photos.append(cells)
      }
      return draw(.image(image))
    }
    whole.draw(.image(image))
    var icon = image
    tint.opacity = 1
    icon.tint = tint
    icons.draw(.image(icon))
    if !isColorless {
      dotted.append(grid.cells(of: image.frame).outer.intersection(grid.bounds))
    }
  }

  /// Fills a shape; a frame is drawn around one that the terminal's colors do not tell from what it is on.
  private mutating func fill(_ item: DisplayItem, _ outline: Outline) {
    let frame = grid.cells(of: outline.rect).intersection(clips[clips.count - 1])
    guard frame.holdsFrame, outline.hasInside else { return draw(item) }
    let column = (frame.left + frame.right) * WidgetCells.pixelsPerColumn / 2
    let row = (frame.top + frame.bottom) * WidgetCells.pixelsPerRow / 2
    let before = whole.color(column: column, row: row)
    whole.draw(item)
    ground.draw(item)
    let after = whole.color(column: column, row: row)
    if before != after, palette.color(before) == palette.color(after), !frames.contains(frame) {
      frames.append(frame)
    }
  }
}

extension Outline {
  /// Whether it goes around something.
  fileprivate var hasInside: Bool {
    switch kind {
    case .rectangle, .roundedRectangle, .ellipse: true
    case .arc, .path: false
    }
  }
}
