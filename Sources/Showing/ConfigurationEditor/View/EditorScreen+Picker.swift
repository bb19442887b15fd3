// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import QuickActions
import SourceText
import TerminalInterface
import TerminalText

extension EditorScreen {
  func title(of slot: ValueSlot?) -> String {
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
    // Only the options around the highlighted one are considered: there may be a hundred thousand.
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

  /// Draws an option: its title, and at the right what tells it from others, if there is room.
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

  mutating func draw(
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
}
