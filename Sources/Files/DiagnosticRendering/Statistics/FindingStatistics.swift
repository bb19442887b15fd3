// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import Diagnostics
import PropertyListSyntax
import SourceText
package import TerminalText

/// The number of findings of each rule, the most frequent first.
package struct FindingStatistics: Sendable {
  /// The findings of a rule that are equally severe.
  package struct Entry: Hashable, Sendable {
    /// The identifier of the rule.
    package let rule: String

    /// The severity of the findings.
    package let severity: Severity

    /// The number of all findings.
    package let findingCount: Int

    /// The number of causes that they have.
    package let causeCount: Int

    /// The number of those that a safe fix repairs.
    package let safeFixCount: Int

    /// The number of those that only an unsafe fix repairs.
    package let unsafeFixCount: Int
  }

  /// The rules by falling number of findings, then by severity and identifier.
  package let entries: [Entry]

  /// Counts findings by rule and severity.
  package init(_ diagnostics: [Diagnostic]) {
    let groups = Dictionary(grouping: diagnostics) { Kind(rule: $0.id, severity: $0.severity) }
    entries =
      groups.map { kind, findings in
        func count(_ safety: Fix.Safety) -> Int {
          findings.count { $0.fixes.first { !$0.isAdvice }?.safety == safety }
        }
        return Entry(
          rule: kind.rule, severity: kind.severity, findingCount: findings.count,
          causeCount: findings.groupedByCause().count, safeFixCount: count(.safe),
          unsafeFixCount: count(.unsafe))
      }
      .sorted { first, second in
        (second.findingCount, second.severity, first.rule)
          < (first.findingCount, first.severity, second.rule)
      }
  }

  private struct Kind: Hashable {
    let rule: String
    let severity: Severity
  }
}

extension FindingStatistics {
  /// A line for each rule: the number of findings, their severity, the rule, and what can be repaired.
  package func text(style: TerminalStyle) -> String {
    let countWidth = entries.map { "\($0.findingCount)".count }.max() ?? 0
    let ruleWidth = entries.map(\.rule.count).max() ?? 0
    return entries.map { entry in
      let count = "\(entry.findingCount)"
      let fixes = [
        entry.safeFixCount > 0 ? "\(entry.safeFixCount) with a safe fix" : nil,
        entry.unsafeFixCount > 0 ? "\(entry.unsafeFixCount) with an unsafe fix" : nil,
      ].compactMap(\.self).joined(separator: ", ")
      let severity = entry.severity.rawValue.padded(toColumns: 7)
      return String(repeating: " ", count: countWidth - count.count) + count + "  "
        + style(severity, .bold, entry.severity.accent) + "  "
        + (fixes.isEmpty ? entry.rule : entry.rule.padded(toColumns: ruleWidth) + "  \(fixes)")
        + "\n"
    }.joined()
  }

  /// The counts as one JSON object.
  package var json: String {
    let rules = entries.map { entry in
      PropertyListLiteral.object([
        ("rule", .string(entry.rule)), ("severity", .string(entry.severity.rawValue)),
        ("findings", .integer(entry.findingCount)), ("causes", .integer(entry.causeCount)),
        ("safeFixes", .integer(entry.safeFixCount)),
        ("unsafeFixes", .integer(entry.unsafeFixCount)),
      ])
    }
    return JSONWriter.report(["version": 1, "statistics": .array(rules)])
  }
}
