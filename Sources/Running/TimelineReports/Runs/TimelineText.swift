// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
package import TerminalText
import TimelineSimulation
import WidgetTimeline

/// The report of a run as text for a terminal.
package struct TimelineText {
  /// The columns of a line's time.
  private static let timeColumns = 10

  private let run: TimelineRun
  private let pictures: [ShownPicture]
  private let width: Int
  private let style: TerminalStyle
  private let showsAll: Bool
  /// The columns of the lanes' names.
  private let gutter: Int

  /// Creates the text of a run, in a width of 40 to 140 columns.
  ///
  /// - Parameters:
  ///   - run: The run to report.
  ///   - width: The columns of the terminal.
  ///   - style: Whether there are colors.
  ///   - showsAll: Whether lines that repeat the one before are all written.
  package init(_ run: TimelineRun, width: Int, style: TerminalStyle, showsAll: Bool) {
    self.run = run
    self.width = min(max(width, 40), 140)
    self.style = style
    self.showsAll = showsAll
    pictures = run.pictures()
    gutter = min(max(Self.timeColumns, (run.endpoints.map(\.name.count).max() ?? 0) + 2), 20)
  }

  /// The text of the whole report.
  package var text: String {
    [header, overview, events, warnings].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  // MARK: Header

  private var header: String {
    let title = style(VisibleText.of(run.title), .bold) + "  \(run.subject.kind)\n"
    return title
      + run.facts.map { $0.name == run.texts(.factSeed) ? "\($0.name) \($0.value)" : $0.value }
      .joined(separator: " · ")
      .wrapped(toColumns: width, indent: "")
  }

  // MARK: Lanes

  private var overview: String {
    let columns = width - gutter - 1
    let axis = TimelineAxis(run.log.start, run.log.end, run.zone, columns: columns)
    let reloads = run.log.reloads.filter { $0.began >= run.log.start }
    var lanes = [lane("", axis.labels, .dim)]
    let changes = pictures.dropFirst().map { ($0.start, FilmStrip.Tone.calm) }
    lanes.append(lane("changes", axis.bars(changes), style))
    lanes.append(lane("looked at", axis.spans(run.glances), .blue))
    lanes.append(
      lane("reloads", axis.bars(reloads.map { ($0.began, run.tone(of: $0)) }), style))
    for endpoint in run.endpoints {
      let requests = run.log.requests.filter { endpoint.contains($0.endpoint) }
        .map { ($0.began, $0.failure == nil ? FilmStrip.Tone.good : .bad) }
      lanes.append(lane(endpoint.name, axis.bars(requests), style))
    }
    return lanes.joined() + budget(columns: columns) + "\n" + run.sums.wrapped(toColumns: width)
  }

  private func lane(_ name: String, _ content: String, _ attribute: TerminalStyle.Attribute)
    -> String
  {
    name.truncated(toColumns: gutter - 1).padded(toColumns: gutter)
      + style(content, attribute)
      + "\n"
  }

  private func lane(
    _ name: String, _ cells: [TimelineAxis.Cell], _ style: TerminalStyle
  ) -> String {
    name.truncated(toColumns: gutter - 1).padded(toColumns: gutter)
      + cells.map { $0.text(style) }.joined() + "\n"
  }

  private func budget(columns: Int) -> String {
    let name = "budget".padded(toColumns: gutter)
    guard let widget = run.log.widgets.first, let limit = widget.dailyReloads else {
      return name + "reloads are not counted\n"
    }
    let used = run.log.budget.map(\.usedInADay).max() ?? 0
    let words = "at most \(used) of \(limit) in 24h"
    let room = max(8, min(40, columns - words.count - 2))
    let filled = min(room, used * room / max(limit, 1))
    let bar =
      style(String(repeating: "█", count: filled), used >= limit ? .red : .green)
      + style(String(repeating: "░", count: room - filled), .dim)
    return name + bar + "  " + words + "\n"
  }

  // MARK: Events

  private var events: String {
    let rows = run.rows(pictures)
    let folded = showsAll ? rows.map { FoldedRow.row($0) } : FoldedRow.fold(rows)
    var day = ""
    return folded.map { folded in
      switch folded {
      case .row(let row):
        let date = run.zone.civilTime(at: row.date).date.description
        defer { day = date }
        let heading = run.words.needsDates && date != day ? style(date, .bold) + "\n" : ""
        return heading + line(row)
      case .more(let sum):
        return style(
          sum.text(run.words).wrapped(toColumns: width, indent: Self.indent), .dim)
      }
    }
    .joined()
  }

  private static let indent = String(repeating: " ", count: timeColumns)

  private func line(_ row: EventRow) -> String {
    let clock = run.words.clock(row.date).padded(toColumns: Self.timeColumns)
    let text = VisibleText.of(row.text).wrapped(
      toColumns: width, indent: Self.indent, firstIndent: clock)
    let details = row.details.map {
      VisibleText.of($0).wrapped(toColumns: width, indent: Self.indent + "  ")
    }
    return colored(text, row.tone) + details.map { style($0, .dim) }.joined()
  }

  private func colored(_ text: String, _ tone: FilmStrip.Tone) -> String {
    switch tone {
    case .bad: style(text, .red)
    case .late: style(text, .yellow)
    case .active: style(text, .magenta)
    case .calm: style(text, .bold)
    case .good, .pale, .faint: text
    }
  }

  // MARK: Warnings

  private var warnings: String {
    run.log.warnings.map { warning in
      let times = warning.count == 1 ? "" : " (\(warning.count) times)"
      return style("warning: ", .yellow)
        + (VisibleText.of(warning.sentence) + times + " [\(warning.id.rawValue)]")
        .wrapped(toColumns: width, indent: "  ", firstIndent: "         ").dropFirst(9)
    }
    .joined()
  }
}
