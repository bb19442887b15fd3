// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActions
import StringTables
package import TerminalInterface
package import WidgetRendering

/// What the full screen looks like.
package struct EditorScreen {
  /// The smallest screen that anything can be edited on.
  package static let minimumSize = TerminalSize(columns: 30, rows: 8)

  /// From how many columns on the widget stands beside the sheet.
  static let wideColumns = 100

  /// What is on the screen.
  package internal(set) var grid: CellGrid

  /// Where on it the mouse can point to something, what is on top last.
  package internal(set) var targets: [(region: CellRegion, target: ScreenTarget)] = []

  let state: EditorScreenState
  let theme: EditorTheme
  let drawing: (PreviewRequest) -> TerminalImage?

  /// Draws the screen.
  ///
  /// - Parameters:
  ///   - state: What to draw.
  ///   - size: How many cells there are.
  ///   - theme: The styles.
  ///   - drawing: Draws the widget, or takes the picture from where it was kept.
  package init(
    _ state: EditorScreenState, size: TerminalSize, theme: EditorTheme,
    drawing: @escaping (PreviewRequest) -> TerminalImage?
  ) {
    self.state = state
    self.theme = theme
    self.drawing = drawing
    grid = CellGrid(size)
    guard size.columns >= Self.minimumSize.columns, size.rows >= Self.minimumSize.rows else {
      let need = Self.minimumSize
      let sentence = state.texts(.saidNeedsRoom, String(need.columns), String(need.rows))
      for (row, line) in wrapped(sentence, columns: size.columns).enumerated() {
        put(line, row: row, column: 0)
      }
      return
    }
    draw()
  }

  /// What the mouse points to.
  package func target(at position: CellPosition) -> ScreenTarget? {
    targets.last { $0.region.contains(position) }?.target
  }

  // MARK: Parts

  private mutating func draw() {
    let (columns, rows) = (grid.size.columns, grid.size.rows)
    let isRoomy = rows >= 20
    drawTitle()
    drawFoot()
    var body = CellRegion(
      rows: (isRoomy ? 2 : 1)..<(rows - (isRoomy ? 3 : 2)), columns: 1..<(columns - 1))
    if columns >= Self.wideColumns {
      drawPreviewBeside(&body)
    } else if rows >= 16, !state.mode.needsWholeBody {
      drawPreviewAbove(&body)
    }
    switch state.mode {
    case .sheet, .carrying: drawSheet(in: body)
    case .picking(let picking): draw(picking, in: body)
    case .typing(let typing): draw(typing, in: body)
    case .commands(let commands): draw(commands, in: body)
    case .asking(let asking): draw(asking, in: body)
    case .help(let scroll): drawHelp(from: scroll, in: body)
    case .changes: drawChanges(in: body)
    }
  }

  private mutating func drawTitle() {
    let columns = grid.size.columns
    let (texts, editor) = (state.texts, state.editor)
    var badge: [(String, CellStyle)] = []
    if state.isReadOnly { badge.append((texts(.readOnly), theme.problem)) }
    badge.append(
      editor.hasUnsavedChanges
        ? ("● " + texts(.unsaved), theme.warning) : (texts(.saved), theme.quiet))
    let width = badge.reduce(0) { $0 + grid.displayWidth.columns(of: $1.0) + 2 } - 2
    var column = columns - 1 - width
    let room = max(0, column - 3)
    for (text, style) in badge {
      column = put(text, row: 0, column: column, style: style) + 2
    }
    let title = visible(state.form.title).truncated(toColumns: room)
    let end = put(title, row: 0, column: 1, style: theme.title)
    let left = columns - 1 - width - 2 - end
    if left > editor.family.widgetFamily.count {
      put(editor.family.widgetFamily, row: 0, column: end + 2, style: theme.quiet)
    }
  }

  private mutating func drawFoot() {
    let rows = grid.size.rows
    drawHints(row: rows - 1)
    if let message = state.message {
      let style = message.isProblem ? theme.problem : theme.accent
      put(
        (message.isProblem ? "! " : "") + message.text, row: rows - 2, column: 1, style: style,
        room: grid.size.columns - 2)
    } else if let note = state.note {
      put(note, row: rows - 2, column: 1, style: theme.quiet, room: grid.size.columns - 2)
    }
  }

  // MARK: The widget

  private func request(columns: Int, rows: Int) -> PreviewRequest? {
    guard let canvas = state.canvas, let handler = state.editor.handler else { return nil }
    let fitting = PreviewRequest.columns(of: canvas, within: columns, rows: rows)
    guard fitting >= 12 else { return nil }
    return PreviewRequest(
      shortcuts: handler.shortcuts(of: state.configuration, in: state.editor.locale),
      canvas: canvas, look: state.look, language: state.shownLocale?.identifier ?? "en",
      columns: fitting)
  }

  /// Draws the widget at the right.
  private mutating func drawPreviewBeside(_ body: inout CellRegion) {
    let room = min(body.columns.count - 46, 84)
    guard let request = request(columns: room, rows: body.rows.count - 2),
      let image = drawing(request), image.columns > 0
    else { return }
    let column = body.columns.upperBound - image.columns
    put(image, row: body.rows.lowerBound, column: column)
    drawLook(
      row: body.rows.lowerBound + image.rows.count + 1, columns: column..<body.columns.upperBound)
    body.columns = body.columns.lowerBound..<(column - 3)
  }

  /// Draws the widget at the top.
  private mutating func drawPreviewAbove(_ body: inout CellRegion) {
    // The sheet comes first: it needs a few rows, whatever the widget would like to have.
    let wanted = min(state.lineCount + 1, 9)
    let room = body.rows.count - max(wanted, 8) - 2
    guard room >= 5, let request = request(columns: body.columns.count, rows: room),
      let image = drawing(request), image.columns > 0
    else { return }
    let column = body.columns.lowerBound + (body.columns.count - image.columns) / 2
    put(image, row: body.rows.lowerBound, column: column)
    let row = body.rows.lowerBound + image.rows.count
    drawLook(row: row, columns: body.columns)
    body.rows = (row + 2)..<body.rows.upperBound
  }

  private mutating func drawLook(row: Int, columns: Range<Int>) {
    let text = state.lookText.truncated(toColumns: columns.count)
    let width = grid.displayWidth.columns(of: text)
    put(
      text, row: row, column: columns.lowerBound + (columns.count - width) / 2, style: theme.quiet)
  }

  private mutating func put(_ image: TerminalImage, row: Int, column: Int) {
    for (down, cells) in image.rows.enumerated() {
      for (right, cell) in cells.enumerated() {
        guard let character = cell.character else { continue }
        let style = CellStyle(
          foreground: cell.foreground, background: cell.background, cell.isBold ? .bold : [])
        grid.put(
          String(character), at: CellPosition(row: row + down, column: column + right),
          style: style)
      }
    }
  }

  // MARK: Putting

  /// Puts a text that is cut where it does not fit.
  ///
  /// - Returns: The column behind it.
  @discardableResult
  mutating func put(
    _ text: String, row: Int, column: Int, style: CellStyle = .plain, room: Int = .max
  ) -> Int {
    let text = room == .max ? text : text.truncated(toColumns: max(0, room))
    return grid.put(text, at: CellPosition(row: row, column: column), style: style)
  }
}
