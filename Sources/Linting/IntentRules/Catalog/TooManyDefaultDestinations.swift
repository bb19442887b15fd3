// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Diagnostics
import Disk
import IntentLint
import SourceText

/// Defaults that do not fit in any family of the widget.
struct TooManyDefaultDestinations: ProjectRule {
  static let metadata = RuleMetadata(
    id: "too-many-default-destinations", family: .catalog, severity: .warning,
    summary: "A catalog lists more defaults than its widget holds in any of its families.",
    why: "The defaults fill the widget in order. Those that do not fit are never shown.",
    remedy: """
      Remove the defaults that do not fit, or increase the size of the array in the \
      definition.
      """)

  static let examples: [RuleExample] = [
    .catalog(
      """
      "defaults": ["inbox", "search", "↓archive"],
      "destinations": [
        { "identifier": "inbox", "title": "Inbox", "properties": { "url": "places://inbox" } },
        { "identifier": "search", "title": "Search", "properties": { "url": "places://search" } },
        { "identifier": "archive", "title": "Archive", "properties": { "url": "places://archive" } }
      ]
      """),
    .catalog(#""defaults": ["inbox", "search"]"#),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for target in context.catalogTargets {
      // The defaults of a small family are the first of those of a large one.
      guard let defaults = target.catalog.defaultIdentifiers,
        let most = target.capacities.max(by: { $0.count < $1.count }),
        defaults.count > most.count
      else { continue }
      findings.add(
        .tooMany(defaults.count, capacity: most.count, family: most.family),
        at: defaults[most.count].range, in: target.catalog.source.name)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func tooMany(_ count: Int, capacity: Int, family: String) -> Self {
    "the widget holds \(capacity) in \(family), but \(count) are chosen by default; remove this one and those after it, which are never shown"
  }
}
