// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import WidgetViews

/// Finds the cells of a widget's texts.
///
/// Letters have the terminal's width and not the font's, and there are fewer rows than lines could have. A line begins
/// where it begins in the widget, or is centered if all lines of its text are centered there in what surrounds them. Where
/// that is too little room, it takes what is free beside it, or goes on in another row; what is left over is cut at its
/// link, its clip or the next text, with a sign that no phone draws. Of two lines on one row that would cover each other, the lower moves down.
struct TerminalTextLayout {
  /// The part of the font's size by which the middle of the letters is above the baseline.
  private static let middle = 0.36

  /// How far, in points, a line's middle can be from that of what surrounds it and still count as centered.
  private static let centeringTolerance = 1.0

  /// How many rows a line can be moved.
  private static let maximumShift = 2

  private let list: DisplayList
  private let grid: WidgetCells
  private let displayWidth: DisplayWidth

  /// Whether shades stand for redacted text; otherwise it is painted.
  private let shadesRedacted: Bool

  private var surroundings: [Surrounding]
  private var lines: [TerminalTextLine] = []
  private var pictures: [CellRect] = []

  private struct Surrounding {
    /// The rectangle that the text is centered in.
    var container: Rect
    /// The cells that can be written to.
    var cells: CellRect
    var opacity: Double
    /// Where the group moves its texts, which stay level; nil if it leaves them.
    var transform: PlaneTransform?
  }

  init(
    _ list: DisplayList, grid: WidgetCells, displayWidth: DisplayWidth, shadesRedacted: Bool
  ) {
    self.shadesRedacted = shadesRedacted
    self.list = list
    self.grid = grid
    self.displayWidth = displayWidth
    let bounds = Rect(origin: .zero, size: list.size)
    surroundings = [Surrounding(container: bounds, cells: grid.cells(of: bounds), opacity: 1)]
  }

  /// Takes an item into account.
  mutating func visit(_ item: DisplayItem) {
    switch item {
    case .text(let text):
      guard !text.isRedacted || shadesRedacted else { return }
      // A line that fills its frame has the same middle, but not one that is shorter beside it.
      let isCentered = text.lines.allSatisfy { isInMiddle($0) }
      for line in text.lines { add(line, isCentered: isCentered, isRedacted: text.isRedacted) }
    case .beginGroup(let group): begin(group)
    case .endGroup: if surroundings.count > 1 { surroundings.removeLast() }
    case .image(let image): pictures.append(grid.cells(of: image.frame))
    case .fill, .stroke: return
    }
  }

  private mutating func begin(_ group: DisplayGroup) {
    guard var surrounding = surroundings.last else { return }
    surrounding.opacity *= group.opacity.unit
    if let clip = group.clip {
      let rect = surrounding.transform?(clip.rect) ?? clip.rect
      surrounding.cells = surrounding.cells.intersection(grid.cells(of: rect))
    }
    for case .transform(let transform) in group.effects {
      surrounding.transform = transform.concatenating(surrounding.transform ?? .identity)
    }
    if let index = group.tapRegion, list.tapRegions.indices.contains(index) {
      let frame = list.tapRegions[index].frame
      surrounding.container = frame
      surrounding.cells = surrounding.cells.intersection(grid.cells(of: frame))
    }
    surroundings.append(surrounding)
  }

  private func isInMiddle(_ line: DisplayText.Line) -> Bool {
    guard let surrounding = surroundings.last else { return false }
    let middle = place(of: line, in: surrounding).left + line.width / 2
    return abs(middle - surrounding.container.midX) <= Self.centeringTolerance
  }

  /// Where a line begins in the widget, and the middle of its letters.
  private func place(
    of line: DisplayText.Line, in surrounding: Surrounding
  ) -> (left: Double, middle: Double) {
    let size = line.runs.map(\.font.size).max() ?? 0
    let (left, middle) = (line.baseline.x, line.baseline.y - size * Self.middle)
    guard let transform = surrounding.transform else { return (left, middle) }
    let center = transform(Point(x: left + line.width / 2, y: middle))
    return (center.x - line.width / 2, center.y)
  }

  private mutating func add(_ line: DisplayText.Line, isCentered: Bool, isRedacted: Bool) {
    guard let surrounding = surroundings.last, surrounding.opacity > 0 else { return }
    var letters: [TerminalTextLine.Letter] = []
    for run in line.runs where run.color.opacity > 0 {
      let isBold = run.font.weight.rawValue >= FontWeight.semibold.rawValue
      var color = run.color
      color.opacity *= surrounding.opacity
      for character in isRedacted ? bar(run) : DrawableText.of(run.string) {
        let columns = displayWidth.columns(of: character)
        guard columns > 0 else { continue }
        letters.append(
          .init(character: character, columns: columns, color: color, isBold: isBold))
      }
    }
    let (left, middle) = place(of: line, in: surrounding)
    let row = middle * grid.scale / 2
    guard !letters.isEmpty, row >= 0, row < Double(grid.rows), left.isFinite else { return }
    lines.append(
      TerminalTextLine(
        letters: letters, left: left, width: line.width, isCentered: isCentered,
        cells: surrounding.cells, row: Int(row)))
  }

  /// The shade that stands for a part of a redacted line.
  private func bar(_ run: DisplayText.Run) -> String {
    let columns = (run.width * grid.scale).rounded()
    guard columns >= 1 else { return "" }
    return String(repeating: "░", count: Int(min(columns, Double(grid.columns))))
  }

  // MARK: Writing

  /// Writes the lines.
  ///
  /// - Parameters:
  ///   - image: Where to.
  ///   - canvas: What they are on; nil if there are no colors.
  ///   - frames: The lines around tiles, which no text is to cover.
  ///   - palette: The colors.
  mutating func write(
    into image: inout CellGrid, over canvas: Canvas?, frames: [CellRect], palette: CellPalette
  ) {
    // A row never holds more lines than it has columns, so that a hostile list does not cost the square of its lines.
    var placed: [[TerminalTextLine]] = Array(repeating: [], count: grid.rows)
    for var line in lines {
      let rows = line.row...min(line.row + Self.maximumShift, grid.rows - 1)
      let free = rows.first { row in
        placed[row].count < grid.columns && !placed[row].contains { $0.covers(line) }
      }
      guard let free else { continue }
      line.row = free
      line.column = column(of: line)
      placed[free].append(line)
    }
    let room = TerminalTextRoom(
      placed: placed, pictures: pictures, frames: frames, displayWidth: displayWidth)
    for line in placed.joined() {
      for part in room.parts(of: line) { write(part, into: &image, canvas, palette) }
    }
  }

  private func column(of line: TerminalTextLine) -> Int {
    let middle = line.left + line.width / 2
    // Never further left than in the widget: there may be an icon, and the middle a coincidence.
    let left = line.left * grid.scale
    let start = line.isCentered ? max(left, middle * grid.scale - Double(line.columns) / 2) : left
    let lowest = Double(line.cells.left)
    return Int(min(max(start.rounded(), lowest), Double(grid.columns)))
  }

  private func write(
    _ line: TerminalTextLine, into image: inout CellGrid, _ canvas: Canvas?,
    _ palette: CellPalette
  ) {
    var column = line.column
    var pixels = CellPixels()
    for letter in line.letters {
      guard column + letter.columns <= grid.columns else { return }
      let ground: PremultipliedColor? = canvas.map {
        pixels.read($0, column: column, row: line.row)
        return pixels.mean
      }
      let color = ground.flatMap { palette.color(PremultipliedColor(letter.color), on: $0) }
      image.put(
        letter.character, at: CellPosition(row: line.row, column: column),
        style: CellStyle(
          foreground: color, background: ground.flatMap(palette.color),
          letter.isBold ? .bold : CellStyle.Attributes()))
      column += letter.columns
    }
  }
}
