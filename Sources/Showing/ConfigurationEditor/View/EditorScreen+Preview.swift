// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import QuickActions
import SourceText
import StringTables
import TerminalInterface
import TerminalText
import WidgetViews

extension EditorScreen {
  /// The form in which the widget is on the screen.
  private enum Preview {
    /// The widget as a phone draws it.
    case picture(WidgetPicture)
    /// A card in the proportions of the widget, if only the app can draw it.
    case card(columns: Int, rows: Int)

    var columns: Int {
      switch self {
      case .picture(let picture): picture.cells.size.columns
      case .card(let columns, _): columns
      }
    }

    var rows: Int {
      switch self {
      case .picture(let picture): picture.cells.size.rows
      case .card(_, let rows): rows
      }
    }
  }

  /// The widest card; a wider one would only be emptier.
  private static let widestCard = 52

  /// The widest picture; a wider one would show no more, as its scale has a limit.
  private static let widestPicture = 110

  /// The widest sheet beside the widget, in columns: a wider one separates values from their
  /// titles.
  private static let widestSheet = 72

  /// The preview that fits into the space; nil if nothing could be recognized.
  private func preview(columns: Int, rows: Int) -> Preview? {
    guard let canvas = state.shownLook.canvas else { return nil }
    let fitting = PreviewRequest.columns(of: canvas, within: columns, rows: rows)
    guard state.editor.hasPicture else {
      let size = canvas.size
      let width = min(fitting, Self.widestCard)
      let height = min(rows, Int((Double(width) * size.height / size.width / 2).rounded()))
      return width >= 20 && height >= 5 ? .card(columns: width, rows: height) : nil
    }
    guard fitting >= 12, let picture = picture(columns: fitting) else { return nil }
    return picture.cells.size.columns > 0 ? .picture(picture) : nil
  }

  /// The widget in some columns; nil if only the app can draw it.
  private func picture(columns: Int) -> WidgetPicture? {
    state.editor.picture(of: state.choice, in: state.shownLook, columns: columns)
      .flatMap { drawing($0) }
  }

  /// The issues of the widget, also if there is no room for its picture.
  var issues: [WidgetIssue] { picture(columns: 20)?.issues ?? [] }

  /// Draws the widget at the right.
  mutating func drawPreviewBeside(_ body: inout CellRegion) {
    let room = min(body.columns.count - 46, Self.widestPicture)
    guard let preview = preview(columns: room, rows: body.rows.count - 2) else { return }
    // On a wide screen what is left is on both sides of the widget.
    let free = max(0, body.columns.count - preview.columns - 3 - Self.widestSheet)
    let column = body.columns.upperBound - preview.columns - free / 2
    put(preview, row: body.rows.lowerBound, column: column)
    drawLook(
      of: preview, row: body.rows.lowerBound + preview.rows + 1,
      columns: column..<(column + preview.columns))
    body.columns = body.columns.lowerBound..<(column - 3 - (free - free / 2))
  }

  /// Draws the widget at the top.
  mutating func drawPreviewAbove(_ body: inout CellRegion) {
    // The sheet comes first: it needs a few rows, whatever the widget would like to have, and all of them where there is
    // only a card to show.
    let wanted = state.lineCount + 1
    let needed = max(!state.editor.hasPicture ? wanted : min(wanted, 9), 8)
    let room = body.rows.count - needed - 2
    guard room >= 5, let preview = preview(columns: body.columns.count, rows: room) else { return }
    let column = body.columns.lowerBound + (body.columns.count - preview.columns) / 2
    put(preview, row: body.rows.lowerBound, column: column)
    let row = body.rows.lowerBound + preview.rows
    drawLook(of: preview, row: row, columns: body.columns)
    body.rows = (row + 2)..<body.rows.upperBound
  }

  /// Says how the widget is drawn, and how many issues it has.
  private mutating func drawLook(of preview: Preview, row: Int, columns: Range<Int>) {
    var count = 0
    if case .picture(let picture) = preview { count = picture.issues.count }
    let notes =
      count == 0 ? "" : "! " + state.texts(count == 1 ? .oneNote : .noteCount, String(count))
    let notesWidth = grid.displayWidth.columns(of: notes) + (notes.isEmpty ? 0 : 3)
    let text = state.lookText.truncated(toColumns: max(0, columns.count - notesWidth))
    let width = grid.displayWidth.columns(of: text) + notesWidth
    let start = columns.lowerBound + max(0, columns.count - width) / 2
    let end = put(text, row: row, column: start, style: theme.quiet)
    if state.editor.hasPicture {
      targets.append(
        (
          CellRegion(rows: row..<(row + 1), columns: start..<end),
          .key(KeyPress(.character("v")))
        ))
    }
    guard !notes.isEmpty else { return }
    put(
      notes, row: row, column: end + 3, style: theme.warning, room: columns.upperBound - end - 3)
    targets.append(
      (
        CellRegion(rows: row..<(row + 1), columns: (end + 3)..<max(end + 3, columns.upperBound)),
        .key(KeyPress(.character("n")))
      ))
  }

  private mutating func put(_ preview: Preview, row: Int, column: Int) {
    switch preview {
    case .picture(let picture):
      grid.put(picture.cells, at: CellPosition(row: row, column: column))
      addTargets(of: picture, row: row, column: column)
    case .card(let columns, let rows):
      drawCard(
        CellRegion(rows: row..<(row + rows), columns: column..<(column + columns)))
    }
  }

  /// Lets a click on a tile select its item of the list.
  private mutating func addTargets(of picture: WidgetPicture, row: Int, column: Int) {
    guard let parameter = state.editor.widget.destinationParameter else { return }
    for (index, tile) in picture.tiles.enumerated() {
      let region = CellRegion(
        rows: (tile.rows.lowerBound + row)..<(tile.rows.upperBound + row),
        columns: (tile.columns.lowerBound + column)..<(tile.columns.upperBound + column))
      targets.append((region, .item(.element(parameter: parameter, position: index + 1))))
    }
  }

  // MARK: The card

  /// Draws the outline of the widget with its title, the values that are set, and why there is no picture.
  private mutating func drawCard(_ card: CellRegion) {
    let (top, bottom) = (card.rows.lowerBound, card.rows.upperBound - 1)
    let (left, right) = (card.columns.lowerBound, card.columns.upperBound - 1)
    let line = String(repeating: "─", count: card.columns.count - 2)
    put("╭" + line + "╮", row: top, column: left, style: theme.quiet)
    put("╰" + line + "╯", row: bottom, column: left, style: theme.quiet)
    for row in (top + 1)..<bottom {
      for column in [left, right] { put("│", row: row, column: column, style: theme.quiet) }
    }
    let room = card.columns.count - 4
    put(
      visible(state.texts.title(state.form.title)), row: top + 1, column: left + 2,
      style: theme.title, room: room)
    // The reason needs its lines; the values have what is left above.
    let reason = state.texts(.noPreview).lines(ofColumns: room, measuredBy: grid.displayWidth)
    let start = bottom - min(reason.count, max(0, bottom - top - 2))
    for (offset, words) in reason.prefix(bottom - start).enumerated() {
      put(words, row: start + offset, column: left + 2, style: theme.quiet)
    }
    let values = state.form.rows.filter { $0.value != nil && !$0.text.isEmpty }
    let height = max(0, start - top - 3)
    // The last line says how many more there are.
    let isAll = values.count <= height
    if !isAll, height > 0 {
      put(
        state.texts(.moreValues, String(values.count - height + 1)), row: top + 1 + height,
        column: left + 2, style: theme.quiet, room: room)
    }
    for (offset, row) in values.prefix(isAll ? height : max(0, height - 1)).enumerated() {
      let title = visible(state.texts.title(row.title, or: row.parameter)) + ": "
      let end = put(title, row: top + 2 + offset, column: left + 2, style: theme.quiet, room: room)
      put(
        visible(state.texts.value(of: row)), row: top + 2 + offset, column: end,
        room: right - 1 - end)
    }
  }
}
