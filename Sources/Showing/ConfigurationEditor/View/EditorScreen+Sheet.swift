// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import SourceText
import TerminalInterface
import TerminalText

extension EditorScreen {
  /// Draws the rows of the sheet, as many as there is room for around the selected one.
  mutating func drawSheet(in region: CellRegion) {
    let lines = SheetLine.lines(of: state.form)
    guard !lines.isEmpty else {
      put(
        state.texts(.nothingToConfigure), row: region.rows.lowerBound,
        column: region.columns.lowerBound, style: theme.quiet, room: region.columns.count)
      return
    }
    let selected = lines.firstIndex { $0.item != nil && $0.item == state.selection } ?? 0
    let window = Self.window(count: lines.count, around: selected, height: region.rows.count)
    // Values are aligned after the longest title.
    let titles = state.form.rows.filter { !$0.isListed }
      .map { grid.displayWidth.columns(of: visible($0.title)) }
    let titleWidth = min(titles.max() ?? 0, region.columns.count / 2)
    for (offset, line) in lines[window].enumerated() {
      let row = region.rows.lowerBound + offset
      if let item = line.item {
        targets.append((CellRegion(rows: row..<(row + 1), columns: region.columns), .item(item)))
        if case .element(let sheetRow, _, _) = line.content, sheetRow.elements.count > 1 {
          let end = region.columns.upperBound
          targets.append((CellRegion(rows: row..<(row + 1), columns: (end - 3)..<end), .grip(item)))
        }
      }
      // What can be pointed to within a row is on top of it.
      draw(line, row: row, columns: region.columns, titleWidth: titleWidth)
    }
    drawScrollMarks(window, count: lines.count, in: region)
  }

  private mutating func draw(
    _ line: SheetLine, row: Int, columns: Range<Int>, titleWidth: Int
  ) {
    let isSelected = line.item != nil && line.item == state.selection
    var isCarried = false
    if case .carrying = state.mode { isCarried = isSelected }
    let style = isCarried ? theme.carried : isSelected ? theme.selected : .plain
    let start = columns.lowerBound
    if isSelected { put(isCarried ? "»" : "›", row: row, column: start, style: style) }
    switch line.content {
    case .blank: break
    case .heading(let sheetRow):
      let title = visible(sheetRow.title)
      let end = put(title, row: row, column: start, style: theme.title, room: columns.count)
      if sheetRow.isDefault, sheetRow.value != nil {
        put(
          state.texts(.isDefault), row: row, column: end + 2, style: theme.quiet,
          room: columns.upperBound - end - 2)
      }
    case .element(let sheetRow, let element, let position):
      let number = String(position).padded(
        toColumns: String(sheetRow.elements.count).count, on: .trailing)
      let column = put(number, row: row, column: start + 2, style: isSelected ? style : theme.quiet)
      let hasGrip = sheetRow.elements.count > 1
      let end = columns.upperBound - (hasGrip ? 3 : 0)
      let isMissing = element.isMissing
      var behind = put(
        visible(state.texts.title(element.title, or: element.identifier)), row: row,
        column: column + 2,
        style: isMissing && !isSelected ? theme.warning : style, room: end - column - 2)
      if isMissing {
        behind = put(
          state.texts(.gone), row: row, column: behind + 2, style: theme.warning,
          room: end - behind - 2)
      } else if element.problem != nil {
        put("!", row: row, column: behind + 1, style: theme.problem)
      }
      if hasGrip {
        put(
          isCarried ? "↕" : "≡", row: row, column: columns.upperBound - 2,
          style: isSelected ? style : theme.quiet)
      }
    case .value(let sheetRow):
      draw(sheetRow, row: row, columns: columns, titleWidth: titleWidth, style: style)
    case .empty(let position):
      let column = put("\(position)", row: row, column: start + 2, style: theme.quiet)
      put(state.texts(.empty), row: row, column: column + 2, style: theme.quiet)
    case .add:
      put(
        "+ " + state.texts(.addElement), row: row, column: start + 2,
        style: isSelected ? style : theme.quiet, room: columns.count - 2)
    }
  }

  private mutating func draw(
    _ sheetRow: ParameterForm.Row, row: Int, columns: Range<Int>, titleWidth: Int,
    style: CellStyle
  ) {
    let start = columns.lowerBound + 2
    put(visible(sheetRow.title), row: row, column: start, style: style, room: titleWidth)
    var column = start + titleWidth + 3
    let isSelected = state.selection == .value(parameter: sheetRow.parameter)
    let showsMarks = isSelected && sheetRow.isAdjustable
    if showsMarks { put("‹", row: row, column: column - 2, style: theme.accent) }
    switch sheetRow.control {
    case .boolean:
      let isOn = sheetRow.spelling == "true"
      column =
        put(
          isOn ? "[x]" : "[ ]", row: row, column: column, style: isOn ? theme.accent : theme.quiet)
        + 1
    case .number(let traits) where traits.style == .slider:
      column = drawSlider(sheetRow, traits, row: row, column: column, end: columns.upperBound)
    default: break
    }
    let text = visible(state.texts.value(of: sheetRow))
    let isQuiet = sheetRow.value == nil || sheetRow.isDefault || !sheetRow.isEditable
    var end = put(
      text, row: row, column: column, style: isQuiet ? theme.quiet : .plain,
      room: columns.upperBound - column - (showsMarks ? 2 : 0))
    if showsMarks { end = put("›", row: row, column: end + 1, style: theme.accent) }
    if sheetRow.problem != nil {
      put("!", row: row, column: min(end + 1, columns.upperBound - 1), style: theme.problem)
    }
  }

  /// How many columns the line of a knob has.
  private static let (shortestTrack, longestTrack) = (12, 25)

  /// Draws the knob of a number on its line between the limits.
  ///
  /// - Returns: The column after it.
  private mutating func drawSlider(
    _ sheetRow: ParameterForm.Row, _ traits: ParameterControl.NumberTraits, row: Int, column: Int,
    end: Int
  ) -> Int {
    let length = min(max(Self.shortestTrack, (end - column) / 2), Self.longestTrack)
    guard let minimum = traits.minimum, let maximum = traits.maximum, maximum > minimum,
      end - column > length + 8
    else { return column }
    let value = Double(sheetRow.spelling) ?? minimum
    let share = min(max(0, (value - minimum) / (maximum - minimum)), 1)
    let place = Int((share * Double(length - 1)).rounded())
    put(String(repeating: "─", count: length), row: row, column: column, style: theme.quiet)
    put(String(repeating: "━", count: place), row: row, column: column, style: theme.accent)
    put("●", row: row, column: column + place, style: theme.accent)
    let item = SheetItem.value(parameter: sheetRow.parameter)
    for place in 0..<length {
      let columns = (column + place)..<(column + place + 1)
      targets.append(
        (
          CellRegion(rows: row..<(row + 1), columns: columns),
          .track(item, place: place, count: length)
        ))
    }
    return column + length + 1
  }

  // MARK: Windows onto long lists

  /// The lines to show of a list that may be longer than the room.
  static func window(count: Int, around selected: Int, height: Int) -> Range<Int> {
    let height = max(0, height)
    let start = max(0, min(selected - height / 2, count - height))
    return start..<min(count, start + height)
  }

  /// Says that a list goes on above or below.
  mutating func drawScrollMarks(_ window: Range<Int>, count: Int, in region: CellRegion) {
    guard !region.rows.isEmpty else { return }
    let column = region.columns.upperBound - 1
    if window.lowerBound > 0 {
      put("▴", row: region.rows.lowerBound, column: column, style: theme.quiet)
    }
    if window.upperBound < count {
      put("▾", row: region.rows.upperBound - 1, column: column, style: theme.quiet)
    }
  }
}
