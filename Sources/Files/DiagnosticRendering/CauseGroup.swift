// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics

/// Findings of one cause, which a report tells in one sentence.
///
/// Findings of one rule and severity whose causes are equal come together, as far as one sentence is true of all of them: of
/// two intents without a title, those come together that lack it in the same languages.
package struct CauseGroup: Sendable {
  /// The findings, sorted; at least one.
  package let findings: [Diagnostic]

  private let first: Diagnostic

  fileprivate init(_ first: Diagnostic, _ findings: [Diagnostic]) {
    self.first = first
    self.findings = findings
  }

  /// How many other places are named; more are counted.
  private static let namedPlaceCount = 3

  /// The group as one finding: the sentence about all of it at the first of its places.
  func finding(_ index: SourceIndex) -> Diagnostic {
    guard findings.count > 1, let cause = first.cause else { return first }
    let lists = cause.sentence.values.indices.map { position in
      findings.compactMap { $0.cause?.sentence.values[position] }.withoutRepeats()
    }
    return Diagnostic(
      id: first.id, severity: first.severity,
      message: .init(stringLiteral: cause.sentence.text(listing: lists)), at: first.place,
      notes: (cause.notes ?? sharedNotes) + otherPlaces(index), fixes: fixes)
  }

  /// The notes that all findings have.
  private var sharedNotes: [Diagnostic.Note] {
    first.notes.filter { note in findings.allSatisfy { $0.notes.contains(note) } }
  }

  /// A note that says where else the findings are.
  private func otherPlaces(_ index: SourceIndex) -> [Diagnostic.Note] {
    let others = findings.map(\.place).withoutRepeats().filter { $0 != first.place }
    guard !others.isEmpty else { return [] }
    let named = others.prefix(Self.namedPlaceCount).map { index.words(for: $0) }
    let rest = others.count - named.count
    let more = rest == 0 ? "" : " and \(rest) more \(rest == 1 ? "place" : "places")"
    return [.init(message: "also at \(named.joined(separator: ", "))\(more)")]
  }

  /// The ways to repair the findings; those of several files are listed once.
  private var fixes: [Fix] {
    var fixes: [Fix] = []
    for fix in findings.compactMap(\.fixes.first)
    where !fixes.contains(where: { $0.title == fix.title && $0.safety == fix.safety }) {
      fixes.append(fix)
    }
    guard fixes.count > 1, var fix = fixes.first else { return first.fixes }
    let rest = fixes.count - 1
    fix.title += ", and \(rest == 1 ? "a fix" : "\(rest) fixes") like it for the rest"
    return [fix]
  }
}

extension Sequence<Diagnostic> {
  /// The findings by cause, in the order in which the first of each would come in a report.
  ///
  /// - Parameter withinFiles: Whether findings in different files stay apart.
  /// - Returns: The groups; a finding without a cause is alone.
  package func groupedByCause(withinFiles: Bool = false) -> [CauseGroup] {
    var groups: [[Diagnostic]] = []
    var positions: [GroupKey: Int] = [:]
    for finding in sortedForReport() {
      guard let cause = finding.cause else {
        groups.append([finding])
        continue
      }
      let key = GroupKey(
        id: finding.id, severity: finding.severity, cause: .init(cause),
        file: withinFiles ? finding.place.file : nil)
      if let position = positions[key] {
        groups[position].append(finding)
      } else {
        positions[key] = groups.count
        groups.append([finding])
      }
    }
    return
      groups.flatMap { group in
        let count = group[0].cause?.sentence.values.count ?? 0
        return group.count == 1 ? [group] : group.products(of: 0..<count)
      }
      .compactMap { group in group.first.map { CauseGroup($0, group) } }
  }
}

/// The parts that the findings of a group have in common.
private struct GroupKey: Hashable {
  let id: String
  let severity: Severity
  let cause: Diagnostic.Cause.Key
  let file: String?
}

extension [Diagnostic] {
  /// The findings of one cause in as few parts as it takes so that each part has every combination of its values.
  ///
  /// Only then a sentence that lists the values of each variable is true.
  fileprivate func products(of variables: Range<Int>) -> [[Diagnostic]] {
    guard let variable = variables.first else { return [self] }
    let rest = variables.dropFirst()
    // The values of the other variables that each value of this one comes with.
    var combinations: [String: Set<[String]>] = [:]
    for finding in self {
      guard let values = finding.cause?.sentence.values else { continue }
      combinations[values[variable], default: []].insert([String](values[rest]))
    }
    var parts: [[Diagnostic]] = []
    var positions: [Set<[String]>: Int] = [:]
    for finding in self {
      guard let value = finding.cause?.sentence.values[variable],
        let others = combinations[value]
      else { continue }
      if let position = positions[others] {
        parts[position].append(finding)
      } else {
        positions[others] = parts.count
        parts.append([finding])
      }
    }
    return parts.flatMap { $0.products(of: rest) }
  }
}

extension Sequence where Element: Hashable {
  /// The elements in their order, each once.
  fileprivate func withoutRepeats() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
