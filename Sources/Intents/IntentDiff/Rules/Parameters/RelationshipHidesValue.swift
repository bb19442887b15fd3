// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import SourceText

/// A parameter whose relationship hides it now.
struct RelationshipHidesValue: ChangeRule {
  static let metadata = RuleMetadata(
    id: "relationship-hides-value", effect: .changes, hurts: [.widgets, .shortcuts],
    evidence: .runtime,
    summary: """
      A relationship is new or has another condition, so that a value that was chosen can be \
      hidden.
      """,
    why: """
      The row disappears for users whose other choices do not fit the new condition.
      """,
    runtime: """
      The runtime evaluates the relationship against the saved values each time that the \
      sheet is shown. Read in the framework's published decompilations.
      """,
    remedy: """
      Make the condition true for what users may have chosen before.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .parameters(.parameter("account", tag: 2), .parameter("↓period", tag: 3)),
      to: .parameters(
        .parameter("account", tag: 2),
        .parameter(
          "period", tag: 3,
          relationship: .marked(.relationship("account", predicateName: "HasAnyValue"))))),
    .change(
      from: .parameters(
        .parameter("account", tag: 2),
        .parameter(
          "period", tag: 3, relationship: .relationship("account", predicateName: "HasAnyValue"))),
      to: .parameters(.parameter("account", tag: 2), .parameter("period", tag: 3))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    revisions.forEachParameter { intent, pair in
      guard let new = pair.new.relationship, !new.isSame(as: pair.old.relationship) else { return }
      changes.add(
        "\(intent.words(pair.new)) is shown on another condition; a value that was chosen can be hidden",
        intent.subject(pair.new, in: intent.new, revisions.settings),
        at: intent.new.place(new.declaration.openingRange),
        earlier: intent.old.place(
          pair.old.relationship?.declaration.openingRange ?? pair.old.range),
        isForWidgets: intent.isForWidgets)
    }
  }
}

extension Relationship {
  /// Whether another relationship has the same condition.
  fileprivate func isSame(as other: Relationship?) -> Bool {
    parentName?.value == other?.parentName?.value && predicate == other?.predicate
      && predicateValues.map(\.spelling) == (other?.predicateValues ?? []).map(\.spelling)
  }
}
