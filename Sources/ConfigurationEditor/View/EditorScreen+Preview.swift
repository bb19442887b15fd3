// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import StringTables
import TerminalInterface
import WidgetViews

extension EditorScreen {
  /// What stands for the widget on the screen.
  private enum Preview {
    /// The widget as a phone draws it.
    case picture(CellGrid)
    /// A card in the proportions of the widget, where what draws it is not here.
    case card(columns: Int, rows: Int)

    var columns: Int {
      switch self {
      case .picture(let picture): picture.size.columns
      case .card(let columns, _): columns
      }
    }

    var rows: Int {
      switch self {
      case .picture(let picture): picture.size.rows
      case .card(_, let rows): rows
      }
    }
  }

  /// The widest card; a wider one would only be emptier.
  private static let widestCard = 52

  /// What fits into a room; nil where nothing would be recognised.
  private func preview(columns: Int, rows: Int) -> Preview? {
    guard let canvas = state.canvas else { return nil }
    let fitting = PreviewRequest.columns(of: canvas, within: columns, rows: rows)
    guard let handler = state.editor.handler else {
      let size = canvas.size
      let width = min(fitting, Self.widestCard)
      let height = min(rows, Int((Double(width) * size.height / size.width / 2).rounded()))
      return width >= 20 && height >= 5 ? .card(columns: width, rows: height) : nil
    }
    guard fitting >= 12 else { return nil }
    let request = PreviewRequest(
      shortcuts: handler.shortcuts(of: state.configuration, in: state.editor.locale),
      canvas: canvas, look: state.look, language: state.shownLocale?.identifier ?? "en",
      columns: fitting)
    return drawing(request).flatMap { $0.size.columns > 0 ? .picture($0) : nil }
  }

  /// Draws the widget at the right.
  mutating func drawPreviewBeside(_ body: inout CellRegion) {
    let room = min(body.columns.count - 46, 84)
    guard let preview = preview(columns: room, rows: body.rows.count - 2) else { return }
    let column = body.columns.upperBound - preview.columns
    put(preview, row: body.rows.lowerBound, column: column)
    drawLook(
      row: body.rows.lowerBound + preview.rows + 1, columns: column..<body.columns.upperBound)
    body.columns = body.columns.lowerBound..<(column - 3)
  }

  /// Draws the widget at the top.
  mutating func drawPreviewAbove(_ body: inout CellRegion) {
    // The sheet comes first: it needs a few rows, whatever the widget would like to have, and all of them where there is
    // only a card to show.
    let wanted = state.lineCount + 1
    let needed = max(state.editor.handler == nil ? wanted : min(wanted, 9), 8)
    let room = body.rows.count - needed - 2
    guard room >= 5, let preview = preview(columns: body.columns.count, rows: room) else { return }
    let column = body.columns.lowerBound + (body.columns.count - preview.columns) / 2
    put(preview, row: body.rows.lowerBound, column: column)
    let row = body.rows.lowerBound + preview.rows
    drawLook(row: row, columns: body.columns)
    body.rows = (row + 2)..<body.rows.upperBound
  }

  private mutating func drawLook(row: Int, columns: Range<Int>) {
    let text = state.lookText.truncated(toColumns: columns.count)
    let width = grid.displayWidth.columns(of: text)
    put(
      text, row: row, column: columns.lowerBound + (columns.count - width) / 2, style: theme.quiet)
  }

  private mutating func put(_ preview: Preview, row: Int, column: Int) {
    switch preview {
    case .picture(let picture): grid.put(picture, at: CellPosition(row: row, column: column))
    case .card(let columns, let rows):
      drawCard(
        CellRegion(rows: row..<(row + rows), columns: column..<(column + columns)))
    }
  }

  // MARK: The card

  /// Draws the outline of the widget with what is known about it: its title, the values that are set, and why there is no
  /// more to see.
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
    let reason = wrapped(state.texts(.noPreview), columns: room)
    let start = bottom - min(reason.count, max(0, bottom - top - 2))
    for (offset, words) in reason.prefix(bottom - start).enumerated() {
      put(words, row: start + offset, column: left + 2, style: theme.quiet)
    }
    let values = state.form.rows.filter { $0.value != nil && !$0.text.isEmpty }
    for (offset, row) in values.prefix(max(0, start - top - 3)).enumerated() {
      let title = visible(state.texts.title(row.title, or: row.parameter)) + ": "
      let end = put(title, row: top + 2 + offset, column: left + 2, style: theme.quiet, room: room)
      put(
        visible(state.texts.value(of: row)), row: top + 2 + offset, column: end,
        room: right - 1 - end)
    }
  }
}
