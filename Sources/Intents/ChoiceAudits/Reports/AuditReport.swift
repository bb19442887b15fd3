// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import SourceText
package import TerminalText

/// The report of a summary for a terminal.
package struct AuditReport {
  /// How many of the texts that are lost are shown.
  private static let lostLimit = 5

  /// How many pairs are shown.
  private static let pairLimit = 10

  /// The most destinations without a choice that are named.
  private static let unchosenLimit = 8

  private let summary: AuditSummary
  private let texts: AuditTexts
  private let width: Int
  private let style: TerminalStyle

  /// Creates a report of a width in columns.
  ///
  /// - Parameters:
  ///   - summary: The summary.
  ///   - texts: The language of the report.
  ///   - width: The columns of the terminal.
  ///   - style: Whether there are colors.
  package init(
    _ summary: AuditSummary, texts: AuditTexts = AuditTexts(), width: Int = 80,
    style: TerminalStyle = .plain
  ) {
    self.summary = summary
    self.texts = texts
    self.width = min(max(width, 60), 140)
    self.style = style
  }

  /// The text of the whole report.
  package var text: String {
    [header, causes, unreadable, destinations, together].filter { !$0.isEmpty }
      .joined(separator: "\n")
  }

  private func heading(_ text: AuditText) -> String { style(texts(text), .bold) + "\n" }

  // MARK: Verdicts

  private var header: String {
    let count = texts.number(summary.choiceCount)
    let isOne = summary.choiceCount == 1
    let title =
      summary.subject.intent.map {
        texts(isOne ? .headerIntentOne : .headerIntent, count, VisibleText.of($0))
      } ?? texts(isOne ? .headerDefinitionOne : .headerDefinition, count)
    let names = ChoiceVerdict.allCases.map { texts.name(of: $0) }
    let columns = names.map { DisplayWidth().columns(of: $0) }.max() ?? 0
    let rows = ChoiceVerdict.allCases.map { verdict in
      let number = summary[verdict]
      let name = texts.name(of: verdict).padded(toColumns: columns)
      return "  " + (number > 0 ? style(name, color(of: verdict)) : name) + "  "
        + texts.number(number).padded(toColumns: 13, on: .trailing) + "  "
        + texts.percent(number, of: summary.choiceCount).padded(toColumns: 6, on: .trailing)
        + "  " + style(texts.hint(on: verdict), .dim) + "\n"
    }
    return style(title, .bold) + "\n" + rows.joined()
  }

  private func color(of verdict: ChoiceVerdict) -> TerminalStyle.Attribute {
    switch verdict {
    case .whole: .green
    case .incomplete: .yellow
    case .lost, .unreadable: .red
    }
  }

  // MARK: Causes

  private var causes: String {
    let parts = LossCause.allCases.compactMap(paragraph)
    return parts.isEmpty ? "" : heading(.causes) + parts.joined()
  }

  private func paragraph(on cause: LossCause) -> String? {
    let count = summary.counts.causes[cause.rawValue]
    guard count.choices > 0 else { return nil }
    let reason = texts.reason(cause, family: summary.subject.family)
    let numbers = texts(
      .inChoices,
      count.choices == 1 ? texts(.choice) : texts(.choices, texts.number(count.choices)),
      count.values == 1 ? texts(.value) : texts(.values, texts.number(count.values)))
    let ranking = count.subjects.keyedRanking
    var lost = ranking.prefix(Self.lostLimit).map { entry in
      "'\(VisibleText.of(entry.text.brief(40)))' \(texts.number(entry.count))"
    }
    if count.subjects.isSample {
      lost.append(texts(.sampled))
    } else if ranking.count > Self.lostLimit {
      lost.append(texts(.more, texts.number(ranking.count - Self.lostLimit)))
    }
    let examples = summary.events.examples[cause.rawValue].map { line in
      "    " + style(place(line) + "  ", .dim)
        + VisibleText.of(line.text).truncated(toColumns: width - 20) + "\n"
    }
    return "  " + style(cause.name, .yellow) + "  " + reason + "\n    " + numbers + ": "
      + lost.joined(separator: ", ") + "\n" + examples.joined()
  }

  private func place(_ line: AuditedLine) -> String {
    line.file.map { texts(.lineOf, VisibleText.of($0), "\(line.line)") }
      ?? texts(.line, "\(line.line)")
  }

  // MARK: Lines that cannot be read

  private var unreadable: String {
    guard let first = summary.events.unreadable else { return "" }
    return heading(.firstUnreadable) + "  "
      + texts(.columnOf, place(first.place), "\(first.column)", VisibleText.of(first.message))
      + "\n    " + VisibleText.of(first.place.text).truncated(toColumns: width - 4) + "\n"
  }

  // MARK: Destinations

  /// The indices of the destinations, the most frequent first.
  private var ranking: [(index: Int, count: Int)] {
    summary.subject.destinations.indices
      .map { (index: $0, count: summary.counts.destinations.total(of: $0)) }
      .sorted { ($1.count, $0.index) < ($0.count, $1.index) }
  }

  private var destinations: String {
    let ranking = ranking
    guard !ranking.isEmpty, summary.choiceCount > summary[.unreadable] else { return "" }
    let chosen = ranking.filter { $0.count > 0 }
    let last = chosen.map { summary.counts.destinations.positions(of: $0.index).count }.max() ?? 0
    let shown = min(last, (width - 44) / 9)
    let names = chosen.map { name(of: $0.index).truncated(toColumns: 24) }
    let columns = names.map { DisplayWidth().columns(of: $0) }.max() ?? 0
    var lines = [
      "  " + "".padded(toColumns: columns) + "  "
        + texts(.chosen).padded(toColumns: 11, on: .trailing)
        + (0..<shown).map { position in
          let label = position == 0 ? texts(.position) + " 1" : "\(position + 1)"
          return (position == DestinationCounts.positionCount - 1 ? label + "+" : label)
            .padded(toColumns: position == 0 ? 13 : 9, on: .trailing)
        }.joined()
    ]
    for (entry, name) in zip(chosen, names) {
      let positions = summary.counts.destinations.positions(of: entry.index)
      lines.append(
        "  " + name.padded(toColumns: columns) + "  "
          + texts.number(entry.count).padded(toColumns: 11, on: .trailing)
          + (0..<shown).map { position in
            let number = position < positions.count ? positions[position] : 0
            return (number == 0 ? "·" : texts.number(number))
              .padded(toColumns: position == 0 ? 13 : 9, on: .trailing)
          }.joined())
    }
    let unchosen = ranking.filter { $0.count == 0 }.map { name(of: $0.index) }
    if !unchosen.isEmpty {
      var names = Array(unchosen.prefix(Self.unchosenLimit))
      if unchosen.count > names.count {
        names.append(texts(.more, texts.number(unchosen.count - names.count)))
      }
      lines.append("  " + texts(.neverChosen, names.joined(separator: ", ")))
    }
    return heading(.destinations) + lines.map { $0 + "\n" }.joined()
  }

  private func name(of index: Int) -> String {
    let destination = summary.subject.destinations[index]
    let identifier = VisibleText.of(destination.identifier)
    let title = VisibleText.of(destination.title)
    return title.isEmpty || title == identifier ? identifier : "\(identifier) \(title)"
  }

  private var together: String {
    guard summary.subject.destinations.count <= DestinationCounts.pairLimit else {
      return heading(.together) + "  " + texts(.noPairs, "\(DestinationCounts.pairLimit)") + "\n"
    }
    let pairs = summary.counts.destinations.together
      .sorted { ($1.count, $0.first, $0.second) < ($0.count, $1.first, $1.second) }
    guard !pairs.isEmpty else { return "" }
    let lines = pairs.prefix(Self.pairLimit).map { pair in
      "  " + texts.number(pair.count).padded(toColumns: 11, on: .trailing) + "  "
        + "\(name(of: pair.first)) + \(name(of: pair.second))".truncated(toColumns: width - 15)
        + "\n"
    }
    let rest = pairs.count - lines.count
    return heading(.together) + lines.joined()
      + (rest > 0 ? "  " + texts(.more, texts.number(rest)) + "\n" : "")
  }
}
