// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
import TimelineSimulation
import WidgetTimeline

/// Lines of which those that repeat the one before are summed up.
enum FoldedRow {
  /// A line.
  case row(EventRow)
  /// So many more lines.
  case more(Sum)

  /// Lines that are not shown one by one.
  struct Sum {
    /// The part that the lines have in common.
    enum Kind {
      /// The lines are like the line before.
      case alike
      /// The lines are the other entries of the timeline, each with another picture.
      case entries
      /// The lines are rounds of a reload and its entries, like the lines before.
      case rounds
    }

    let kind: Kind
    let count: Int
    /// When the last of them was.
    let end: Instant
    /// How far apart they were; nil if that differs.
    let step: Duration?

    /// The sum in words, where moments are shown in some way.
    func text(_ words: TimelineWords) -> String {
      let texts = words.texts
      let isOne = count == 1
      let noun: RunText =
        switch kind {
        case .alike: .sumAlike
        case .entries: isOne ? .sumEntry : .sumEntries
        case .rounds: isOne ? .sumRound : .sumRounds
        }
      let (count, end) = ("\(count)", words.time(end))
      return step.map { texts(.rowMoreEvery, count, texts(noun), DurationText.of($0), end) }
        ?? texts(.rowMore, count, texts(noun), end)
    }
  }

  /// The entries that one line shows after the other before they are summed up.
  private static let fewestEntries = 3

  /// Folds lines: more than two that are alike become one and their sum, and so do the entries of a timeline that takes turns.
  static func fold(_ rows: [EventRow]) -> [FoldedRow] {
    var folded: [FoldedRow] = []
    var index = rows.startIndex
    while index < rows.endIndex {
      if let round = Round(rows[index...]) {
        index = fold(round, of: rows, into: &folded)
        continue
      }
      let end =
        rows[index...].firstIndex { $0.signature != rows[index].signature } ?? rows.endIndex
      let run = rows[index..<end]
      folded.append(.row(rows[index]))
      if run.count > 2 {
        folded.append(.more(sum(.alike, of: run.map(\.date))))
      } else {
        folded += run.dropFirst().map { .row($0) }
      }
      index = end
    }
    return folded
  }

  /// Folds a round, and those like it that follow.
  ///
  /// - Returns: The position after them.
  private static func fold(
    _ first: Round, of rows: [EventRow], into folded: inout [FoldedRow]
  ) -> Int {
    var starts = [rows[first.range.lowerBound].date]
    var next = first.range.upperBound
    while let round = Round(rows[next...]), round.isLike(first) {
      starts.append(rows[next].date)
      next = round.range.upperBound
    }
    folded += rows[first.range.lowerBound...first.entries.lowerBound].map { .row($0) }
    folded.append(.more(sum(.entries, of: rows[first.entries].map(\.date))))
    guard starts.count > 1 else { return first.range.upperBound }
    folded.append(.more(sum(.rounds, of: starts)))
    return next
  }

  /// The sum of lines at some moments, the first of which is shown by itself.
  private static func sum(_ kind: Sum.Kind, of dates: [Instant]) -> FoldedRow.Sum {
    // What answers take is not part of a rhythm.
    let steps = Set(zip(dates, dates.dropFirst()).map { $0.duration(to: $1).rounded })
    return Sum(
      kind: kind, count: dates.count - 1, end: dates.last ?? .distantPast,
      step: steps.count == 1 ? steps.first : nil)
  }

  /// A reload, or another line, and the entries that take turns after it.
  private struct Round {
    /// All lines.
    let range: Range<Int>
    /// Those that show an entry.
    let entries: Range<Int>
    private let signature: String

    /// The round that lines begin with; nil if they begin with none.
    init?(_ rows: ArraySlice<EventRow>) {
      guard let first = rows.first else { return nil }
      let begin = first.isShown ? rows.startIndex : rows.index(after: rows.startIndex)
      let end = rows[begin...].firstIndex { !$0.isShown } ?? rows.endIndex
      guard end - begin >= FoldedRow.fewestEntries else { return nil }
      range = rows.startIndex..<end
      entries = begin..<end
      signature = first.isShown ? "" : first.signature
    }

    /// Whether another round has the same beginning and as many entries.
    func isLike(_ other: Round) -> Bool {
      signature == other.signature && range.count == other.range.count
        && entries.count == other.entries.count
    }
  }
}

extension Duration {
  /// The length in whole seconds, and in whole minutes where it has any.
  var rounded: Duration {
    let seconds = (self + .milliseconds(500)).components.seconds
    return .seconds(seconds < 60 ? seconds : (seconds + 30) / 60 * 60)
  }
}
