// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import TerminalInterface

extension EditorScreen {
  /// Draws a heading, and what is beside it at the right; returns the region below.
  private mutating func drawHeading(
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
  private mutating func draw(
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

  // MARK: The picker

  private func title(of slot: ValueSlot?) -> String {
    guard let slot else { return state.texts(.deviceTitle) }
    guard let row = state.editor.form[slot.parameter] else { return slot.parameter }
    switch slot.place {
    case .position(let position):
      let old = row.elements.indices.contains(position - 1) ? row.elements[position - 1] : nil
      return state.texts(
        .pickReplace, visible(state.texts.title(old?.title ?? "", or: old?.identifier)))
    case .end: return state.texts(.pickAdd, visible(row.title))
    case .value: return state.texts(.pickChoose, visible(row.title))
    }
  }

  mutating func draw(_ picking: EditorMode.Picking, in region: CellRegion) {
    var region = drawHeading(
      title(of: picking.slot),
      beside: state.texts(
        .matchCount, String(picking.matches.count), String(picking.allowed.count)),
      in: region)
    region = draw(picking.input, mark: "/", in: region)
    guard !picking.matches.isEmpty else {
      put(
        state.texts(.noMatch, visible(picking.input.text)), row: region.rows.lowerBound,
        column: region.columns.lowerBound + 2, style: theme.quiet, room: region.columns.count - 2)
      return
    }
    // Only the options around the highlighted one are looked at: there may be a hundred thousand.
    let height = region.rows.count
    let near = Self.window(
      count: picking.matches.count, around: picking.highlight, height: height * 2 + 2)
    var lines: [(heading: String?, match: Int)] = []
    var section: Int?
    for match in near {
      let option = picking.index.options[picking.matches[match]]
      if option.section != section || match == near.lowerBound, let own = option.section {
        lines.append((picking.index.sections[own], match))
      }
      section = option.section
      lines.append((nil, match))
    }
    let place = lines.firstIndex { $0.heading == nil && $0.match == picking.highlight } ?? 0
    let window = Self.window(count: lines.count, around: place, height: height)
    for (offset, line) in lines[window].enumerated() {
      let row = region.rows.lowerBound + offset
      if let heading = line.heading {
        put(
          visible(heading), row: row, column: region.columns.lowerBound, style: theme.quiet,
          room: region.columns.count)
        continue
      }
      let option = picking.index.options[picking.matches[line.match]]
      let isHighlighted = line.match == picking.highlight
      if isHighlighted {
        put("›", row: row, column: region.columns.lowerBound, style: theme.selected)
      }
      draw(
        option, words: picking.words, keepsDetail: picking.slot == nil, row: row,
        columns: (region.columns.lowerBound + 2)..<(region.columns.upperBound - 2),
        style: isHighlighted ? theme.selected : .plain)
      targets.append(
        (CellRegion(rows: row..<(row + 1), columns: region.columns), .option(line.match)))
    }
    // Where the nearest options are not all, their window is one onto them.
    let (above, below) = (near.lowerBound, picking.matches.count - near.upperBound)
    drawScrollMarks(
      (window.lowerBound + above)..<(window.upperBound + above),
      count: lines.count + above + below, in: region)
  }

  /// Draws an option: its title, and at the right what tells it from others, where there is room.
  ///
  /// - Parameters:
  ///   - option: The option.
  ///   - words: What is searched for.
  ///   - keepsDetail: Whether the title gives way, as the list of devices does.
  ///   - row: The row of the screen.
  ///   - columns: The columns of the row.
  ///   - style: How the title looks.
  private mutating func draw(
    _ option: OptionIndex.Option, words: [SearchWord], keepsDetail: Bool, row: Int,
    columns: Range<Int>, style: CellStyle
  ) {
    var title = visible(state.texts.title(option.title, or: option.identifier))
    var detail = option.detail
    // What was searched for is shown.
    if OptionIndex.marks(words, in: title, isLoose: false).isEmpty,
      words.contains(where: { FoldedTexts.fold(option.identifier) == $0.folded })
    {
      detail = option.identifier
    }
    if keepsDetail {
      title = title.truncated(
        toColumns: max(0, columns.count - grid.displayWidth.columns(of: detail) - 3))
    }
    let room = columns.count - grid.displayWidth.columns(of: title) - 3
    let shown = room < Self.leastDetail ? "" : visible(detail).truncated(toColumns: room)
    let details = OptionIndex.marks(words, in: shown, isLoose: false)
    draw(
      title, marks: OptionIndex.marks(words, in: title, isLoose: details.isEmpty), row: row,
      columns: columns, style: style)
    let width = grid.displayWidth.columns(of: shown)
    draw(
      shown, marks: details, row: row, columns: (columns.upperBound - width)..<columns.upperBound,
      style: theme.quiet)
  }

  /// The fewest columns in which an identifier or URL says anything.
  private static let leastDetail = 6

  private mutating func draw(
    _ title: String, marks: Set<Int>, row: Int, columns: Range<Int>, style: CellStyle
  ) {
    let title = title.truncated(toColumns: columns.count)
    guard !marks.isEmpty else {
      put(title, row: row, column: columns.lowerBound, style: style)
      return
    }
    var column = columns.lowerBound
    for (number, character) in title.enumerated() {
      column = put(
        String(character), row: row, column: column,
        style: marks.contains(number) ? theme.match : style)
    }
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
      for (offset, line) in wrapped(problem, columns: room).prefix(region.rows.count).enumerated() {
        put(line, row: row + offset, column: column, style: theme.problem)
      }
    } else if let slot = typing.slot, let row = state.editor.form[slot.parameter] {
      let hint =
        state.texts.note(on: row, of: state.editor.widget.intent)
        ?? state.texts.expectation(of: row.control)
      for (offset, line) in wrapped(visible(hint), columns: room).prefix(region.rows.count)
        .enumerated()
      {
        put(line, row: region.rows.lowerBound + offset, column: column, style: theme.quiet)
      }
    }
  }

  /// Breaks a sentence into lines: at spaces, and anywhere in text that is written without.
  func wrapped(_ text: String, columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      var word = String(word)
      if !line.isEmpty, grid.displayWidth.columns(of: line + " " + word) <= columns {
        line += " " + word
        continue
      }
      if !line.isEmpty, let first = word.unicodeScalars.first, first.value >= 0x3000 {
        word = line + " " + word
        line = ""
      }
      if !line.isEmpty { lines.append(line) }
      while grid.displayWidth.columns(of: word) > columns, columns > 1 {
        var part = ""
        while let first = word.first,
          grid.displayWidth.columns(of: part + String(first)) <= columns
        {
          part.append(word.removeFirst())
        }
        guard !part.isEmpty else { break }
        lines.append(part)
      }
      line = word
    }
    return line.isEmpty ? lines : lines + [line]
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
    for line in wrapped(question(asking.question), columns: region.columns.count) {
      put(line, row: row, column: region.columns.lowerBound, style: theme.title)
      row += 1
    }
    if case .failed(let sentence, _) = asking.question {
      for line in wrapped(sentence, columns: region.columns.count) {
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

  /// Draws what a person would not like about the widget on a phone.
  mutating func drawNotes(from scroll: Int, in region: CellRegion) {
    let issues = issues
    let region = drawHeading(state.texts(.notesTitle, state.deviceName), in: region)
    let sentences = issues.map { visible(state.texts.sentence(for: $0)) }
    let room = region.columns.count - 5
    let lines =
      sentences.isEmpty
      ? [(mark: " ", words: state.texts(.noNotes))]
      : sentences.flatMap { sentence in
        wrapped(sentence, columns: room).enumerated()
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
    let lines = sentences.flatMap { wrapped($0, columns: region.columns.count - 2) }
    for (offset, line) in lines.suffix(region.rows.count).enumerated() {
      put(
        line, row: region.rows.lowerBound + offset, column: region.columns.lowerBound + 2,
        style: changes.isEmpty ? theme.quiet : .plain, room: region.columns.count - 2)
    }
  }
}
