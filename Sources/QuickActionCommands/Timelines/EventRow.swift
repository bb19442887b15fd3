// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import TimelineSimulation
import WidgetRendering
import WidgetTimeline

/// A line of what happened.
struct EventRow {
  /// When.
  let date: Instant

  /// What.
  let text: String

  /// More about it.
  var details: [String] = []

  /// What it is to be shown as.
  let tone: FilmStrip.Tone

  /// Whether the widget was placed, before which there is nothing.
  var isPlacement = false

  /// What tells whether two lines are the same but for their time.
  var signature: String
}

/// Lines of which those that repeat the one before are told in a sum.
enum FoldedRow {
  /// A line.
  case row(EventRow)
  /// So many more like the one before, the last at a moment, and how far apart; nil where that differs.
  case more(Int, until: Instant, every: Duration?)

  /// Folds lines: more than two that are alike become one and their sum.
  static func fold(_ rows: [EventRow]) -> [FoldedRow] {
    var folded: [FoldedRow] = []
    var index = rows.startIndex
    while index < rows.endIndex {
      let end =
        rows[index...].firstIndex { $0.signature != rows[index].signature } ?? rows.endIndex
      let run = rows[index..<end]
      folded.append(.row(rows[index]))
      if run.count > 2, let last = run.last {
        // What answers take is no part of a rhythm.
        let steps = Set(zip(run, run.dropFirst()).map { $0.date.duration(to: $1.date).rounded })
        folded.append(
          .more(run.count - 1, until: last.date, every: steps.count == 1 ? steps.first : nil))
      } else {
        folded += run.dropFirst().map { .row($0) }
      }
      index = end
    }
    return folded
  }
}

extension Duration {
  /// The length in whole seconds, and in whole minutes where it has any.
  var rounded: Duration {
    let seconds = (self + .milliseconds(500)).components.seconds
    return .seconds(seconds < 60 ? seconds : (seconds + 30) / 60 * 60)
  }
}
