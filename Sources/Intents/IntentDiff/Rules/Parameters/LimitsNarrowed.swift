// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A number with narrower limits.
struct LimitsNarrowed: ChangeRule {
  static let metadata = RuleMetadata(
    id: "limits-narrowed", effect: .changes, hurts: [.widgets, .shortcuts], evidence: .inferred,
    summary: """
      The limits of a number exclude values that could be chosen before.
      """,
    why: """
      A value outside the limits stays saved and can be refused when the widget is edited.
      """,
    runtime: """
      The runtime reads the limits to check what is typed. What it does with a saved value \
      outside them is not known.
      """,
    remedy: "Keep the old limits, and clamp the value in code.")

  static let examples: [RuleExample] = [
    .change(
      from: .parameters(
        .parameter(
          "↓count", type: "Integer", tag: 2, metadata: .metadata(minimumValue: 1, maximumValue: 20))
      ),
      to: .parameters(
        .parameter(
          "↓count", type: "Integer", tag: 2, metadata: .metadata(minimumValue: 1, maximumValue: 10))
      )),
    .change(
      from: .parameters(
        .parameter(
          "count", type: "Integer", tag: 2, metadata: .metadata(minimumValue: 1, maximumValue: 10))),
      to: .parameters(
        .parameter(
          "count", type: "Integer", tag: 2, metadata: .metadata(minimumValue: 1, maximumValue: 20)))
    ),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    revisions.forEachParameter { intent, pair in
      guard pair.old.kind == pair.new.kind, let old = pair.old.metadata,
        let new = pair.new.metadata,
        old.declares(.maximumValue), new.declares(.maximumValue),
        new.minimum.isAbove(old.minimum, isLower: true)
          || old.maximum.isAbove(new.maximum, isLower: false)
      else { return }
      changes.add(
        "the limits of \(intent.words(pair.new)) are narrower; a number that was chosen can be outside of them",
        intent.subject(pair.new, in: intent.new, revisions.settings),
        at: intent.new.place(pair.new.range), earlier: intent.old.place(pair.old.range),
        isPossible: true, isForWidgets: intent.isForWidgets)
    }
  }
}

extension AttributeMetadata {
  /// Whether the file has a value for a key.
  fileprivate func declares(_ key: Key) -> Bool { self[key] != nil }
}

extension AttributeMetadata.Limit {
  /// Whether this limit is above another one; no limit is below all numbers as a minimum, and above all as a maximum.
  fileprivate func isAbove(_ other: Self, isLower: Bool) -> Bool {
    switch (self, other) {
    case (.value(let own), .value(let other)): own > other
    case (.value, .none): isLower
    case (.none, .value): !isLower
    case (.none, .none): false
    }
  }
}
