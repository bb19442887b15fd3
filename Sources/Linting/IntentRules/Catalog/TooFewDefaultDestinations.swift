// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Diagnostics
import Disk
import IntentLint
import PropertyListSyntax
import SourceText

/// Defaults that leave parts of the widget empty.
struct TooFewDefaultDestinations: ProjectRule {
  static let metadata = RuleMetadata(
    id: "too-few-default-destinations", family: .catalog, severity: .note,
    summary: "A catalog lists fewer defaults than its widget holds in one of its families.",
    why: """
      Users who add the widget see gaps before they choose anything, and the edit sheet has \
      rows without a value.
      """,
    remedy: """
      List as many defaults as the largest family holds, or remove 'defaults' to use the first \
      destinations. An empty list starts with an empty widget on purpose.
      """)

  static let examples: [RuleExample] = [
    .catalog(#""defaults": ↓["inbox"]"#),
    .catalog(#""defaults": ["inbox", "search"]"#),
    .catalog(#""defaults": []"#),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for target in context.catalogTargets {
      guard let defaults = target.catalog.defaultIdentifiers, !defaults.isEmpty,
        let most = target.capacities.max(by: { $0.count < $1.count }),
        defaults.count < most.count,
        let list = target.catalog.document.root["defaults"]
      else { continue }
      findings.add(
        .tooFew(defaults.count, capacity: most.count, family: most.family), at: list.range,
        in: target.catalog.source.name)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func tooFew(_ count: Int, capacity: Int, family: String) -> Self {
    "the widget holds \(capacity) in \(family), but only \(count) \(count == 1 ? "is" : "are") chosen by default; list \(capacity - count) more"
  }
}
