// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActionWidget
import QuickActions
import SourceText
import TerminalInterface
import TerminalText

extension EditorScreen {
  /// Draws a heading, and a text at the right; returns the region below.
  mutating func drawHeading(
    _ title: String, beside: String = "", in region: CellRegion
  ) -> CellRegion {
    let width = grid.displayWidth.columns(of: beside)
    put(
      title, row: region.rows.lowerBound, column: region.columns.lowerBound, style: theme.title,
      room: region.columns.count - width - 2)
    put(
      beside, row: region.rows.lowerBound, column: region.columns.upperBound - width,
      style: theme.quiet)
    return CellRegion(
      rows: min(region.rows.lowerBound + 1, region.rows.upperBound)..<region.rows.upperBound,
      columns: region.columns)
  }

  /// Draws what is typed, with the cursor in it; returns the region below.
  mutating func draw(
    _ input: TextInput, mark: String, in region: CellRegion
  ) -> CellRegion {
    let row = region.rows.lowerBound
    let start = put(mark + " ", row: row, column: region.columns.lowerBound, style: theme.accent)
    let room = max(4, region.columns.upperBound - start - 1)
    // The part around the cursor is shown of a text that is too long.
    var head = String(input.head)
    var isCut = false
    while grid.displayWidth.columns(of: head) > room - (isCut ? 1 : 0) {
      head.removeFirst()
      isCut = true
    }
    let column = put((isCut ? "…" : "") + head, row: row, column: start)
    grid.cursor = CellPosition(row: row, column: column)
    put(
      String(input.text.dropFirst(input.cursor).prefix(room)), row: row, column: column,
      room: region.columns.upperBound - column)
    return CellRegion(
      rows: min(row + 1, region.rows.upperBound)..<region.rows.upperBound,
      columns: region.columns)
  }

  // MARK: The field

  mutating func draw(_ typing: EditorMode.Typing, in region: CellRegion) {
    var region = drawHeading(
      typing.slot == nil ? state.texts(.saveAsTitle) : title(of: typing.slot), in: region)
    region = draw(typing.input, mark: ">", in: region)
    guard !region.rows.isEmpty else { return }
    let (row, column) = (region.rows.lowerBound, region.columns.lowerBound + 2)
    let room = region.columns.count - 2
    if let problem = typing.problem {
      for (offset, line) in problem.lines(ofColumns: room, measuredBy: grid.displayWidth).prefix(
        region.rows.count
      ).enumerated() {
        put(line, row: row + offset, column: column, style: theme.problem)
      }
    } else if let slot = typing.slot, let row = state.editor.form[slot.parameter] {
      let hint =
        state.texts.choices.hint(for: row)
      for (offset, line) in visible(hint).lines(ofColumns: room, measuredBy: grid.displayWidth)
        .prefix(region.rows.count)
        .enumerated()
      {
        put(line, row: region.rows.lowerBound + offset, column: column, style: theme.quiet)
      }
    }
  }

  // MARK: Commands, questions, help

  mutating func draw(_ commands: EditorMode.Commands, in region: CellRegion) {
    var region = drawHeading(state.texts(.paletteTitle), in: region)
    region = draw(commands.input, mark: ":", in: region)
    let window = Self.window(
      count: commands.matches.count, around: commands.highlight, height: region.rows.count)
    if commands.matches.isEmpty {
      put(
        state.texts(.noMatch, visible(commands.input.text)), row: region.rows.lowerBound,
        column: region.columns.lowerBound + 2, style: theme.quiet, room: region.columns.count - 2)
    }
    let words = SearchWord.words(commands.input.text)
    for place in window {
      let row = region.rows.lowerBound + place - window.lowerBound
      let action = commands.matches[place]
      let isHighlighted = place == commands.highlight
      if isHighlighted {
        put("›", row: row, column: region.columns.lowerBound, style: theme.selected)
      }
      let keys = action.keys
      let end = region.columns.upperBound - 2
      let start = region.columns.lowerBound + 2
      let title = state.texts(action.title)
      draw(
        title, marks: OptionIndex.marks(words, in: title), row: row,
        columns: start..<max(start, end - 14),
        style: isHighlighted ? theme.selected : .plain)
      put(keys, row: row, column: end - grid.displayWidth.columns(of: keys), style: theme.quiet)
      targets.append((CellRegion(rows: row..<(row + 1), columns: region.columns), .option(place)))
    }
    drawScrollMarks(window, count: commands.matches.count, in: region)
  }

  mutating func draw(_ asking: EditorMode.Asking, in region: CellRegion) {
    var row = region.rows.lowerBound
    for line in question(asking.question).lines(
      ofColumns: region.columns.count, measuredBy: grid.displayWidth)
    {
      put(line, row: row, column: region.columns.lowerBound, style: theme.title)
      row += 1
    }
    if case .failed(let sentence, _) = asking.question {
      for line in sentence.lines(ofColumns: region.columns.count, measuredBy: grid.displayWidth) {
        put(line, row: row, column: region.columns.lowerBound, style: theme.problem)
        row += 1
      }
    }
    if region.rows.upperBound - row > asking.question.answers.count { row += 1 }
    for (place, answer) in asking.question.answers.enumerated() {
      let isHighlighted = place == asking.highlight
      let style = isHighlighted ? theme.selected : .plain
      if isHighlighted {
        put("›", row: row, column: region.columns.lowerBound, style: style)
      }
      let column = region.columns.lowerBound + 2
      put(String(answer.key), row: row, column: column, style: theme.accent)
      put(
        state.texts(answer.text), row: row, column: column + 3, style: style,
        room: region.columns.upperBound - column - 3)
      targets.append((CellRegion(rows: row..<(row + 1), columns: region.columns), .option(place)))
      row += 1
    }
  }

  private func question(_ question: EditorMode.Question) -> String {
    switch question {
    case .quit: state.texts(.askQuit)
    case .changedOnDisk(let name): state.texts(.askChanged, visible(name))
    case .restore: state.texts(.askRestore)
    case .failed: state.texts(.askFailed)
    }
  }

  mutating func drawHelp(from scroll: Int, in region: CellRegion) {
    let lines = state.helpLines
    let start = max(0, min(scroll, lines.count - region.rows.count))
    let window = start..<min(lines.count, start + region.rows.count)
    for (offset, line) in lines[window].enumerated() {
      let row = region.rows.lowerBound + offset
      let column = region.columns.lowerBound
      guard let keys = line.keys else {
        put(line.words, row: row, column: column, style: theme.title, room: region.columns.count)
        continue
      }
      put(
        keys, row: row, column: column + 2, style: line.isUseful ? theme.accent : theme.quiet)
      put(
        line.words, row: row, column: column + 18, style: line.isUseful ? .plain : theme.quiet,
        room: region.columns.count - 19)
    }
    drawScrollMarks(window, count: lines.count, in: region)
  }

  /// Draws the issues of the widget.
  mutating func drawNotes(from scroll: Int, in region: CellRegion) {
    let issues = issues
    let region = drawHeading(state.texts(.notesTitle, state.deviceName), in: region)
    let sentences = issues.map { visible(state.texts.issues.sentence(for: $0)) }
    let room = region.columns.count - 5
    let lines =
      sentences.isEmpty
      ? [(mark: " ", words: state.texts(.noNotes))]
      : sentences.flatMap { sentence in
        sentence.lines(ofColumns: room, measuredBy: grid.displayWidth).enumerated()
          .map { (mark: $0.offset == 0 ? "!" : " ", words: $0.element) }
      }
    let start = max(0, min(scroll, lines.count - region.rows.count))
    let window = start..<min(lines.count, start + max(0, region.rows.count))
    for (offset, line) in lines[window].enumerated() {
      let (row, column) = (region.rows.lowerBound + offset, region.columns.lowerBound)
      put(line.mark, row: row, column: column, style: theme.warning)
      put(
        line.words, row: row, column: column + 2, style: issues.isEmpty ? theme.quiet : .plain,
        room: room)
    }
    drawScrollMarks(window, count: lines.count, in: region)
  }

  mutating func drawChanges(in region: CellRegion) {
    let region = drawHeading(state.texts(.changesTitle), in: region)
    let changes = state.editor.unsavedChanges.map { visible(state.texts.sentence(for: $0)) }
    let sentences = changes.isEmpty ? [state.texts(.nothingUnsaved)] : changes
    let lines = sentences.flatMap {
      $0.lines(ofColumns: region.columns.count - 2, measuredBy: grid.displayWidth)
    }
    for (offset, line) in lines.suffix(region.rows.count).enumerated() {
      put(
        line, row: region.rows.lowerBound + offset, column: region.columns.lowerBound + 2,
        style: changes.isEmpty ? theme.quiet : .plain, room: region.columns.count - 2)
    }
  }
}
