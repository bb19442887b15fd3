// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText

/// A list that holds more values.
struct ArraySizeGrown: ChangeRule {
  static let metadata = RuleMetadata(
    id: "array-size-grown", effect: .changes, hurts: [.widgets], evidence: .inferred,
    summary: "A fixed-size list holds more values in a family than before.",
    why: """
      Placed widgets have places without a choice, which show defaults or nothing.
      """,
    runtime: """
      The runtime takes the size of a family from the definition. What fills the new places \
      of a widget that was configured earlier is not known.
      """,
    remedy: """
      Draw a place without a value so that users do not take it for an error.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .places(2, isMarked: true),
      to: .places(4, isMarked: true)),
    .change(
      from: .places(2),
      to: .places(2)),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    revisions.forEachResizedList(isGrown: true) { intent, pair, families in
      changes.add(
        "\(intent.words(pair.new)) holds more values (\(families)); placed widgets have places without a choice",
        intent.subject(pair.new, in: intent.new, revisions.settings),
        at: intent.new.place(pair.new.sizesRange), earlier: intent.old.place(pair.old.sizesRange),
        isForWidgets: intent.isForWidgets, values: [families])
    }
  }
}
