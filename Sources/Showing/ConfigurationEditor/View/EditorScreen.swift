// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import QuickActions
import SourceText
import StringTables
import TerminalInterface
package import TerminalText
import WidgetViews

/// The full screen of the editor.
package struct EditorScreen {
  /// The smallest screen that anything can be edited on.
  package static let minimumSize = TerminalSize(columns: 30, rows: 8)

  /// The least columns with which the widget is beside the sheet.
  static let wideColumns = 100

  /// From how many rows on there is room for blank lines.
  static let roomyRows = 20

  /// The cells of the screen.
  package internal(set) var grid: CellGrid

  /// The regions that the mouse can point to, the topmost last.
  package internal(set) var targets: [(region: CellRegion, target: ScreenTarget)] = []

  let state: EditorScreenState
  let theme: EditorTheme
  let drawing: (PreviewRequest) -> WidgetPicture?

  /// Draws the screen in the size of a terminal.
  ///
  /// - Parameters:
  ///   - state: The state to draw.
  ///   - size: How many cells there are.
  ///   - theme: The styles.
  ///   - drawing: Draws the widget, or takes the picture from where it was kept.
  package init(
    _ state: EditorScreenState, size: TerminalSize, theme: EditorTheme,
    drawing: @escaping (PreviewRequest) -> WidgetPicture?
  ) {
    self.state = state
    self.theme = theme
    self.drawing = drawing
    grid = CellGrid(size)
    guard Self.hasRoom(size) else {
      let need = Self.minimumSize
      let sentence = state.texts(.windowTooSmall, String(need.columns), String(need.rows))
      for (row, line) in sentence.lines(ofColumns: size.columns, measuredBy: grid.displayWidth)
        .enumerated()
      {
        put(line, row: row, column: 0)
      }
      return
    }
    draw()
  }

  /// Whether a screen of a size shows the sheet, and not only that it is too small.
  package static func hasRoom(_ size: TerminalSize) -> Bool {
    size.columns >= minimumSize.columns && size.rows >= minimumSize.rows
  }

  /// The target at a position of the mouse; nil if there is none.
  package func target(at position: CellPosition) -> ScreenTarget? {
    targets.last { $0.region.contains(position) }?.target
  }

  // MARK: Parts

  private mutating func draw() {
    let (columns, rows) = (grid.size.columns, grid.size.rows)
    let isRoomy = rows >= Self.roomyRows
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
    case .sheet, .carrying, .sliding: drawSheet(in: body)
    case .picking(let picking): draw(picking, in: body)
    case .typing(let typing): draw(typing, in: body)
    case .commands(let commands): draw(commands, in: body)
    case .asking(let asking): draw(asking, in: body)
    case .help(let scroll): drawHelp(from: scroll, in: body)
    case .changes: drawChanges(in: body)
    case .notes(let scroll): drawNotes(from: scroll, in: body)
    }
  }

  private mutating func drawTitle() {
    let columns = grid.size.columns
    let (texts, editor) = (state.texts, state.editor)
    var badge: [(String, CellStyle)] = []
    if state.isReadOnly { badge.append((texts(.readOnly), theme.problem)) }
    if state.isChangedOnDisk { badge.append((texts(.changedOnDisk), theme.problem)) }
    badge.append(
      editor.hasUnsavedChanges
        ? ("● " + texts(.unsaved), theme.warning)
        : (texts(state.isFileThere ? .saved : .defaults), theme.quiet))
    let width = badge.reduce(0) { $0 + grid.displayWidth.columns(of: $1.0) + 2 } - 2
    var column = columns - 1 - width
    let room = max(0, column - 3)
    for (text, style) in badge {
      column = put(text, row: 0, column: column, style: style) + 2
    }
    let title = visible(state.texts.title(state.form.title)).truncated(toColumns: room)
    let end = put(title, row: 0, column: 1, style: theme.title)
    let left = columns - 1 - width - 2 - end
    if left > editor.family.rawValue.count {
      put(editor.family.rawValue, row: 0, column: end + 2, style: theme.quiet)
    }
  }

  private mutating func drawFoot() {
    let rows = grid.size.rows
    drawHints(row: rows - 1)
    if let message = state.message {
      let style = message.isProblem ? theme.problem : theme.accent
      drawSentence((message.isProblem ? "! " : "") + message.text, style: style)
    } else if let note = state.note {
      drawSentence(note, style: theme.quiet)
    }
  }

  /// Draws a sentence above the keys, in two lines where one is too short and there is room.
  private mutating func drawSentence(_ sentence: String, style: CellStyle) {
    let (rows, room) = (grid.size.rows, grid.size.columns - 2)
    let lines = sentence.lines(ofColumns: room, measuredBy: grid.displayWidth)
    guard lines.count > 1, rows >= Self.roomyRows else {
      put(sentence, row: rows - 2, column: 1, style: style, room: room)
      return
    }
    put(lines[0], row: rows - 3, column: 1, style: style)
    put(
      lines[1] + (lines.count > 2 ? "…" : ""), row: rows - 2, column: 1, style: style, room: room)
  }

  // MARK: Putting

  /// Puts a text that is cut where it does not fit.
  ///
  /// - Returns: The column after it.
  @discardableResult
  mutating func put(
    _ text: String, row: Int, column: Int, style: CellStyle = .plain, room: Int = .max
  ) -> Int {
    let text = room == .max ? text : text.truncated(toColumns: max(0, room))
    return grid.put(text, at: CellPosition(row: row, column: column), style: style)
  }
}
