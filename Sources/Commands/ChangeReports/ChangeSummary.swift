// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
import IntentDiff
import IntentLint
import SourceText
package import TerminalText

/// The report of a comparison as a product manager reads it: intent by intent, what users lose, see
/// and gain.
package struct ChangeSummary: Sendable {
  /// A part of the report: an intent, a widget, or all that belongs to none.
  package struct Section: Sendable {
    /// The title of the section.
    package var title: String

    /// The number of rows that keep their values, as text; nil for what has no rows.
    package var rows: String?

    /// The changes by effect, each effect with its heading.
    package var groups: [Group] = []
  }

  /// A group of changes with the same effect.
  package struct Group: Sendable {
    /// The kind of effect that the changes of a group have.
    package enum Kind: Int, CaseIterable, Sendable {
      case breaks, possible, changes, allowed, safe
    }

    /// The kind of effect of the changes.
    package var kind: Kind

    /// The heading of the group.
    package var title: String

    /// A sentence for each change, and where to look.
    package var lines: [(sentence: String, place: Diagnostic.Place)]
  }

  /// The title of the report.
  package let title: String

  /// The line below the title that says which revisions were compared.
  package let subtitle: String

  /// The sections of the report.
  package let sections: [Section]

  /// Notes on the whole report.
  package let notes: [String]

  /// The last line, which sums up the report.
  package let summary: String

  private let lines: [String: LineTable]

  /// Words a report in a language.
  package init(_ report: ChangeReport, texts: ChangeTexts) {
    title = texts(.reportTitle)
    let new = report.labels.new.isEmpty ? texts(.workingTree) : report.labels.new
    subtitle = texts(.fromTo, report.labels.old, new)
    let changes = report.verdict.changes
    var order: [String] = []
    var byOwner: [String: [ChangeVerdict.Judged]] = [:]
    var titles: [String: String] = [:]
    for judged in changes {
      let subject = judged.change.subject
      let key = Self.key(subject)
      if byOwner[key] == nil { order.append(key) }
      byOwner[key, default: []].append(judged)
      if titles[key] == nil {
        titles[key] = subject.owner == nil ? subject.title : subject.ownerTitle
      }
    }
    sections = order.map { key in
      let owned = byOwner[key] ?? []
      let rows = report.rows.first { "intent \($0.intent)" == key }
      return Section(
        title: rows?.title ?? titles[key] ?? key, rows: rows.flatMap { Self.rows($0, texts) },
        groups: Self.groups(owned, texts))
    }
    let isUncertain = changes.contains { $0.change.isPossible && $0.allowance == nil }
    let hasKeptBy = changes.contains {
      $0.change.isPossible
        && ["parameter-renamed", "parameter-retagged", "property-renamed"].contains($0.change.rule)
    }
    notes = isUncertain && hasKeptBy ? [texts(.uncertain)] : []
    summary = Self.summary(report, texts)
    var lines: [String: LineTable] = [:]
    let files = Set(changes.map(\.change.place.file))
    for source in report.sources
    where files.contains(source.name) && lines[source.name] == nil && source.encoding != .binary {
      lines[source.name] = source.lineTable()
    }
    self.lines = lines
  }

  private static func key(_ subject: ChangeSubject) -> String {
    switch subject.kind {
    case .intent: "intent \(subject.name)"
    case .parameter, .response, .sentence: "intent \(subject.owner ?? subject.name)"
    case .type: "type \(subject.name)"
    case .property: "type \(subject.owner ?? subject.name)"
    case .enum: "enum \(subject.name)"
    case .value: "enum \(subject.owner ?? subject.name)"
    case .destination: "intent \(subject.owner ?? subject.name)"
    case .widget: "widget \(subject.name)"
    case .definition: "definition \(subject.name)"
    }
  }

  private static func rows(_ rows: RevisionComparison.Rows, _ texts: ChangeTexts) -> String? {
    guard rows.total > 0 else { return nil }
    if rows.kept == rows.total {
      return rows.total == 1
        ? texts(.rowAll, rows.title) : texts(.rowsAll, String(rows.total), rows.title)
    }
    return rows.kept == 0
      ? texts(.rowsNone, rows.title)
      : texts(.rowsSome, String(rows.kept), String(rows.total), rows.title)
  }

  private static func groups(_ changes: [ChangeVerdict.Judged], _ texts: ChangeTexts) -> [Group] {
    Group.Kind.allCases.compactMap { kind in
      let own = changes.filter { Self.kind($0) == kind }
      guard !own.isEmpty else { return nil }
      let heading: ChangeText =
        switch kind {
        case .breaks: .headBreaks
        case .possible: .headPossible
        case .changes: .headChanges
        case .allowed: .headAllowed
        case .safe: .headSafe
        }
      return Group(
        kind: kind, title: texts(heading),
        lines: own.map { judged in
          let sentence = texts.sentence(for: judged.change)
          guard let allowance = judged.allowance else { return (sentence, judged.change.place) }
          let words =
            allowance.until.map { texts(.allowedUntil, sentence, $0, allowance.reason) }
            ?? texts(.allowed, sentence, allowance.reason)
          return (words, judged.change.place)
        })
    }
  }

  private static func kind(_ judged: ChangeVerdict.Judged) -> Group.Kind {
    if judged.allowance != nil { return .allowed }
    return switch judged.change.effect {
    case .breaks: judged.change.isPossible ? .possible : .breaks
    case .changes: .changes
    case .safe: .safe
    }
  }

  private static func summary(_ report: ChangeReport, _ texts: ChangeTexts) -> String {
    let changes = report.verdict.changes
    func count(_ effect: ChangeEffect) -> Int {
      changes.count { $0.allowance == nil && $0.change.effect == effect }
    }
    let allowed = changes.count { $0.allowance != nil }
    let counts = [
      (count(.breaks), ChangeText.breaksOne, ChangeText.breaksMany),
      (count(.changes), .changesOne, .changesMany), (count(.safe), .safeOne, .safeMany),
      (allowed, .allowedOne, .allowedMany),
    ].filter { $0.0 > 0 }.map { texts.counted($0.0, $0.1, $0.2) }
    return texts(
      .summary, texts.counted(report.definitionCount, .definitionOne, .definitions),
      counts.isEmpty ? texts(.noChanges) : counts.joined(separator: texts(.listSeparator)))
  }

  /// A place such as `Widget.intentdefinition:3`.
  package func words(for place: Diagnostic.Place) -> String {
    let line = place.range.flatMap { range in
      lines[place.file].map { ":\($0.location(of: range.start).line)" }
    }
    return VisibleText.of(place.file) + (line ?? "")
  }

  /// The summary as text for a terminal.
  package func text(_ texts: ChangeTexts, style: TerminalStyle) -> String {
    var text = style(title, .bold) + "\n" + VisibleText.of(subtitle) + "\n"
    if sections.isEmpty { text += "\n" + texts(.nothing) + "\n" }
    for section in sections {
      text += "\n" + style(VisibleText.of(section.title), .bold) + "\n"
      if let rows = section.rows { text += "  " + VisibleText.of(rows) + "\n" }
      for group in section.groups {
        text += "  " + style(group.title, group.kind.accent) + "\n"
        for line in group.lines {
          text += "    \(group.kind.mark) \(VisibleText.of(line.sentence))"
          text += style("  (\(words(for: line.place)))", .dim) + "\n"
        }
      }
    }
    for note in notes { text += "\n" + note + "\n" }
    return text + "\n" + summary + "\n"
  }
}

extension ChangeSummary.Group.Kind {
  /// The color of the heading.
  fileprivate var accent: TerminalStyle.Attribute {
    switch self {
    case .breaks: .red
    case .possible, .changes: .yellow
    case .allowed, .safe: .cyan
    }
  }

  /// The mark of a line.
  package var mark: String {
    switch self {
    case .breaks: "✗"
    case .possible: "?"
    case .changes: "~"
    case .allowed: "✓"
    case .safe: "+"
    }
  }
}
