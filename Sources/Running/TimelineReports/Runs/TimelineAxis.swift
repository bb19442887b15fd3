// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TerminalText
import WidgetTimeline

/// A span of time in the columns of a terminal.
struct TimelineAxis {
  /// A column of the axis.
  struct Cell {
    /// How many.
    var count = 0
    /// Which of them comes first.
    var tone = FilmStrip.Tone.faint
    /// The most that any column has.
    var most = 1

    private static let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

    /// The character, in its color; failures are recognized without one.
    func text(_ style: TerminalStyle) -> String {
      guard count > 0 else { return style("·", .dim) }
      let height = most <= 1 ? 3 : min(7, (count * 8 - 1) / most)
      let bar = String(Self.bars[max(0, height)])
      switch tone {
      case .bad: return style.isColored ? style(bar, .red) : "×"
      case .late: return style(bar, .yellow)
      case .active: return style(bar, .magenta)
      case .good: return style(bar, .green)
      case .calm, .pale: return style(bar, .blue)
      case .faint: return style(bar, .dim)
      }
    }
  }

  private let start: Instant
  private let length: Int64
  private let columns: Int
  private let zone: TimeZoneRules
  private let end: Instant

  /// Divides a span of time.
  init(_ start: Instant, _ end: Instant, _ zone: TimeZoneRules, columns: Int) {
    self.start = start
    self.end = end
    self.zone = zone
    self.columns = max(1, columns)
    length = max(1, start.duration(to: end).milliseconds)
  }

  private func column(_ moment: Instant) -> Int {
    let offset = start.duration(to: moment).milliseconds
    let column = Double(offset) / Double(length) * Double(columns)
    return Int(min(max(column, 0), Double(columns - 1)))
  }

  /// The times of the columns.
  var labels: String {
    // The last label ends where the lanes do, and has the room that it needs.
    var line = Array(repeating: Character(" "), count: columns + 1)
    let labels = TimelineTicks(start, end, zone, most: columns / 6).ticks.compactMap { tick in
      tick.label.map { (column: min(column(tick.date), line.count - $0.count), text: $0) }
    }
    var next = 0
    for (index, label) in labels.enumerated() where label.column >= next {
      let end = label.column + label.text.count
      if let last = labels.last, index < labels.count - 1, end >= last.column { continue }
      line.replaceSubrange(label.column..<end, with: Array(label.text))
      next = end + 1
    }
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// How many moments fall on each column.
  func bars(_ moments: [(date: Instant, tone: FilmStrip.Tone)]) -> [Cell] {
    var cells = Array(repeating: Cell(), count: columns)
    for moment in moments {
      let column = column(moment.date)
      cells[column].count += 1
      if Self.rank(moment.tone) > Self.rank(cells[column].tone) { cells[column].tone = moment.tone }
    }
    let most = cells.map(\.count).max() ?? 1
    for index in cells.indices { cells[index].most = most }
    return cells
  }

  private static func rank(_ tone: FilmStrip.Tone) -> Int {
    switch tone {
    case .faint: 0
    case .calm, .pale: 1
    case .good: 2
    case .late: 3
    case .active: 4
    case .bad: 5
    }
  }

  /// The columns that stretches of time touch.
  func spans(_ spans: [Range<Instant>]) -> String {
    var line = Array(repeating: Character("·"), count: columns)
    for span in spans {
      for column in column(span.lowerBound)...column(span.upperBound) { line[column] = "━" }
    }
    return String(line)
  }
}
