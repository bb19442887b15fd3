// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics

extension RuleSet {
  /// The rules, family by family.
  package var families: [(family: RuleFamily, rules: [RuleMetadata])] {
    let all = metadata
    return RuleFamily.allCases.compactMap { family in
      let rules = all.filter { $0.family == family }.sorted { $0.id < $1.id }
      return rules.isEmpty ? nil : (family, rules)
    }
  }

  /// The list of all rules by family, in Markdown.
  package var index: String {
    let families = families
    let sections = families.map { family, rules in
      let rows = rules.map { rule in
        "| [\(rule.id)](\(rule.id).md) | \(rule.severity.rawValue) | \(rule.fixWord) "
          + "| \(MarkdownText.escaped(rule.summary)) |\n"
      }
      if family == .changes { return Self.changeIndex(rules) }
      return "## \(family.title)\n\n| rule | severity | fix | reports |\n|---|---|---|---|\n"
        + rows.joined()
    }
    let count = families.reduce(0) { $0 + $1.rules.count }
    return """
      # Rules

      The rules of `quickaction validate` and, as the last family, of `quickaction diff`: \(count) rule\(count == 1 ? "" : "s"), by family. `quickaction rules` also \
      lists them, and `quickaction rules RULE` shows a page.

      An *error* does not work. A *warning* works by accident, or not for everybody. A *note* is worth knowing. A *safe* \
      fix changes only the fault; review the result of an *unsafe* fix.

      These pages are generated from the rules: change a rule, then run the tests of `IntentRules` with `RECORD_SNAPSHOTS=1`.

      \(sections.joined(separator: "\n"))
      """
  }

  /// The list of the rules about changes: what hurts most first, and how well each is known.
  private static func changeIndex(_ rules: [RuleMetadata]) -> String {
    let order = ["breaks", "changes", "safe"]
    let rows = order.flatMap { effect in
      rules.filter { $0.change?.effect == effect }.map { rule in
        "| [\(rule.id)](\(rule.id).md) | \(effect) | \(rule.change?.hurts ?? "") "
          + "| \(rule.change?.evidence ?? "") | \(MarkdownText.escaped(rule.summary)) |\n"
      }
    }
    return "## \(RuleFamily.changes.title)\n\n"
      + "| rule | effect | hurts | known from | reports |\n|---|---|---|---|---|\n" + rows.joined()
  }
}
