// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A parameter that became a list, or no longer is one.
struct ParameterCardinalityChanged: ChangeRule {
  static let metadata = RuleMetadata(
    id: "parameter-cardinality-changed", effect: .breaks, hurts: [.widgets, .shortcuts, .choices],
    evidence: .runtime,
    summary: """
      A parameter holds a list now and held one value before, or the reverse.
      """,
    why: """
      The saved value has the old form. Generated code expects the new one and finds \
      nothing, or stops.
      """,
    runtime: """
      INCodable gathers the values of a repeated attribute in a list, and takes a single one \
      as it is; the class of the value decides whether code can use it. Read in the \
      framework's published decompilations.
      """,
    remedy: """
      Add a new parameter with a new tag for the list, and read the old one where the list \
      is empty.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .parameters(.parameter("↓account", tag: 2)),
      to: .parameters(.parameter("account", tag: 2, supportsMultipleValues: .marked(true)))),
    .change(
      from: .parameters(.parameter("account", tag: 2)),
      to: .parameters(.parameter("account", tag: 2, supportsMultipleValues: false))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    revisions.forEachParameter { intent, pair in
      guard pair.old.isArray != pair.new.isArray else { return }
      let words =
        pair.new.isArray
        ? "is now a list, no longer one value" : "is now one value, no longer a list"
      changes.add(
        "\(intent.words(pair.new)) \(words); what users chose is lost; add a parameter with a new tag instead",
        intent.subject(pair.new, in: intent.new, revisions.settings),
        at: intent.new.place(pair.new.supportsMultipleValues?.range ?? pair.new.range),
        earlier: intent.old.place(pair.old.supportsMultipleValues?.range ?? pair.old.range),
        isForWidgets: intent.isForWidgets, values: revisions.restart(pair.new, of: intent))
    }
  }
}
