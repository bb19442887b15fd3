// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import SourceText

/// A list that holds fewer values.
struct ArraySizeShrunk: ChangeRule {
  static let metadata = RuleMetadata(
    id: "array-size-shrunk", effect: .breaks, hurts: [.widgets], evidence: .inferred,
    summary: "A fixed-size list holds fewer values in a family than before.",
    why: """
      The last of the values that users chose no longer have a place.
      """,
    runtime: """
      The runtime takes the size of a family from the definition, with the fallbacks that \
      are described in the reference. That values beyond it are dropped is inferred.
      """,
    remedy: "Keep the size of families that users have placed.")

  static let examples: [RuleExample] = [
    .change(
      from: .places(4, isMarked: true),
      to: .places(2, isMarked: true)),
    .change(
      from: .places(2),
      to: .places(4)),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    revisions.forEachResizedList(isGrown: false) { intent, pair, families in
      changes.add(
        "\(intent.words(pair.new)) holds fewer values (\(families)); the last ones that users chose have no place; restore the sizes",
        intent.subject(pair.new, in: intent.new, revisions.settings),
        at: intent.new.place(pair.new.sizesRange), earlier: intent.old.place(pair.old.sizesRange),
        isForWidgets: intent.isForWidgets, values: [families])
    }
  }
}
