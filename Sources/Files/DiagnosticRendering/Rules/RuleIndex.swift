// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import RulePages

/// The list of all rules by family in Markdown, as `Documentation/Rules` has it.
package struct RuleIndex {
  private let families: [(family: RuleFamily, rules: [RuleMetadata])]

  /// Creates a list of the rules of families.
  package init(_ families: [(family: RuleFamily, rules: [RuleMetadata])]) {
    self.families = families
  }

  /// The list of rules as Markdown.
  package var markdown: String {
    let sections = families.map { family, rules in
      if family == .changes { return Self.changes(rules) }
      let rows = rules.map { rule in
        "| [\(rule.id)](\(rule.id).md) | \(rule.severity.rawValue) | \(rule.fixWord) "
          + "| \(MarkdownText.escaped(rule.summary)) |\n"
      }
      return "## \(family.title)\n\n| rule | severity | fix | reports |\n|---|---|---|---|\n"
        + rows.joined()
    }
    let count = families.reduce(0) { $0 + $1.rules.count }
    return """
      # Rules

      The rules of `quickaction validate`, `check`, `migrate --check` and, as the last family, `diff`: \(count) rule\(count == 1 ? "" : "s"), by family. `quickaction rules` also \
      lists them, and `quickaction rules RULE` shows a page.

      An *error* does not work. A *warning* works by accident, or not for everyone. A *note* is worth knowing. A *safe* \
      fix changes only the fault; review the result of an *unsafe* fix.

      These pages are generated from the rules: change a rule, then run the tests of `IntentRules` with `RECORD_SNAPSHOTS=1`.

      \(sections.joined(separator: "\n"))
      """
  }

  /// The list of the rules about changes: what hurts most first, and how well each is known.
  private static func changes(_ rules: [RuleMetadata]) -> String {
    let rows = ChangeEffect.allCases.sorted(by: >).flatMap { effect in
      rules.compactMap { rule -> String? in
        guard let change = rule.change, change.effect == effect else { return nil }
        return "| [\(rule.id)](\(rule.id).md) | \(effect.rawValue) | \(change.hurts) "
          + "| \(change.evidence.rawValue) | \(MarkdownText.escaped(rule.summary)) |\n"
      }
    }
    return "## \(RuleFamily.changes.title)\n\n"
      + "| rule | effect | hurts | known from | reports |\n|---|---|---|---|---|\n" + rows.joined()
  }
}
