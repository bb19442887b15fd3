// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
package import TerminalText
import TimelineSimulation
import WidgetTimeline

/// The counts of a fleet as text for a terminal.
package struct LoadText {
  private static let bars: [Character] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  private static let rows = 6

  private let run: LoadRun
  private let width: Int
  private let style: TerminalStyle
  private let words: TimelineWords
  private let advice: String

  /// Creates the text of a run, in a width of 48 to 140 columns.
  ///
  /// - Parameters:
  ///   - run: The counts to report.
  ///   - width: The columns of the terminal.
  ///   - style: Whether there are colors.
  ///   - advice: The command to run instead if the widget sends no requests.
  package init(_ run: LoadRun, width: Int, style: TerminalStyle, advice: String) {
    self.run = run
    self.width = min(max(width, 48), 140)
    self.style = style
    self.advice = advice
    words = run.words
  }

  /// The text of the whole report.
  package var text: String {
    guard run.asksServers else { return silence }
    return ([header] + run.results.map(plots) + [table + legend, warnings]).filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  /// The text on a widget without requests: a table of zeros would hide it.
  private var silence: String {
    style(run.subject.kind, .bold) + "  \(run.family)\n"
      + "\(LoadRun.silence); \(advice)".wrapped(toColumns: width)
  }

  // MARK: Header

  private var header: String {
    guard let result = run.results.first else { return "" }
    let fleet = result.fleet
    let zones = fleet.timeZones.map { share in
      let name = VisibleText.of(share.value.shownName(at: fleet.start))
      return fleet.timeZones.count == 1 ? name : "\(name) \(share.weight)"
    }
    let habits = fleet.habits.map { "\($0.value.name) \($0.weight)" }
    let facts = [
      LoadRun.counted(fleet.devices, "device"), "from \(words.zone.civilTime(at: run.plan.start))",
      "for \(DurationText.of(fleet.duration))", zones.joined(separator: ", "),
      "looked at: " + habits.joined(separator: ", "), run.feedName.map { VisibleText.of($0) },
      "seed \(fleet.seed)",
    ].compactMap(\.self)
    return style(run.subject.kind, .bold) + "  \(run.family)\n"
      + facts.joined(separator: " · ").wrapped(toColumns: width)
  }

  // MARK: Plots

  private func plots(_ result: LoadRun.Result) -> String {
    let heading = run.results.count > 1 ? style(VisibleText.of(result.shownName), .bold) + ": " : ""
    let endpoints = result.forecast.endpoints.map { plot($0, of: result) }
    let lines = (heading + run.schedule(of: result)).wrapped(toColumns: width)
    return lines + endpoints.joined()
  }

  private func plot(_ endpoint: LoadForecast.Endpoint, of result: LoadRun.Result) -> String {
    let gutter = max(6, grouped(endpoint.peak).count + 1)
    // The last label of the axis stands out a little.
    let columns = width - gutter - 5
    let peaks = LoadForecast.parts(of: endpoint, columns).map(\.peak)
    let most = max(1, peaks.max() ?? 1)
    var text = "\n" + style(VisibleText.of(endpoint.name), .bold) + "\n"
    text += run.figures(of: endpoint, in: result).wrapped(toColumns: width)
    if let outcomes = endpoint.outcomes { text += outcomes.sentence.wrapped(toColumns: width) }
    for row in (0..<Self.rows).reversed() {
      let label = row == Self.rows - 1 ? grouped(most) : row == 0 ? "0" : ""
      let line = peaks.map { cell($0, row: row, most: most) }
      let end = line.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      text +=
        style(String(repeating: " ", count: gutter - 1 - label.count) + label, .dim) + "│"
        + style(String(line[..<end]), .blue) + "\n"
    }
    let axis = TimelineAxis(run.plan.start, run.plan.end, words.zone, columns: peaks.count)
    return text + String(repeating: " ", count: gutter) + style(axis.labels, .dim) + "\n"
  }

  /// The character of a column in a row of the plot: a block as high as its busiest second.
  private func cell(_ value: Int, row: Int, most: Int) -> Character {
    let eighths = (value * Self.rows * 8 + most - 1) / most - row * 8
    return eighths <= 0 ? " " : Self.bars[min(8, eighths) - 1]
  }

  // MARK: Table

  private var table: String {
    var rows = [["", "requests", "peak/s", "at", "99 %/s", "mean/s", "no budget", "unseen"]]
    for result in run.results {
      let all = result.forecast.all
      rows.append([
        VisibleText.of(result.shownName), grouped(all.total), grouped(all.peak),
        all.peak > 0 ? words.time(result.forecast.date(ofSecond: all.peakSecond)) : "–",
        grouped(all.percentile99), mean(all), grouped(result.forecast.delayedByBudget),
        grouped(result.forecast.delayedUnseen),
      ])
    }
    let widths = rows[0].indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    // Long names have a line of their own if they and the figures do not fit on one.
    let isWide = widths.reduce(0, +) + 2 * (widths.count - 1) > width
    return rows.enumerated().map { number, row in
      let figures = row.indices.dropFirst().map { column in
        String(repeating: " ", count: widths[column] - row[column].count) + row[column]
      }
      .joined(separator: "  ")
      if number == 0 {
        let indent = String(repeating: " ", count: isWide ? 2 : widths[0] + 2)
        return style(indent + figures, .dim) + "\n"
      }
      return isWide
        ? "\(row[0])\n  \(figures)\n" : row[0].padded(toColumns: widths[0] + 2) + figures + "\n"
    }
    .joined()
  }

  /// The legend of the last two columns.
  private var legend: String {
    let rules = run.results.first?.fleet.rules ?? ReloadRules()
    return style(
      ("no budget: reloads delayed because the budget was used up; "
        + "unseen: reloads delayed because the user had not looked at the widget for "
        + "\(DurationText.of(rules.unseenLimit))").wrapped(
          toColumns: width, indent: "  ", firstIndent: ""),
      .dim)
  }

  private var warnings: String {
    run.results.flatMap { result in
      result.forecast.warnings.map { warning in
        let name = run.results.count > 1 ? "\(VisibleText.of(result.shownName)): " : ""
        let text = "warning[\(warning.id.rawValue)]: \(name)\(warning.sentence)"
        return style("warning", .yellow)
          + text.wrapped(toColumns: width, indent: "  ", firstIndent: "").dropFirst(7)
      }
    }
    .joined()
  }

  // MARK: Figures

  private func grouped(_ number: Int) -> String { RateChart.grouped(number) }

  private func mean(_ endpoint: LoadForecast.Endpoint) -> String { LoadRun.mean(endpoint) }
}
