// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import RuleExamples
import SourceText

/// A list that holds more values.
struct ArraySizeGrown: ChangeRule {
  static let page = ChangePage(
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
      Draw a place without a value so that nobody takes it for an error.
      """)

  static let examples: [ChangeExample] = [
    ChangeExample(
      .parameters(
        .parameter(
          "places", tag: 2, supportsMultipleValues: true, fixedSizeArray: true,
          arraySizes: .marked([.size("Medium", size: 2)]))),
      .parameters(
        .parameter(
          "places", tag: 2, supportsMultipleValues: true, fixedSizeArray: true,
          arraySizes: .marked([.size("Medium", size: 4)])))),
    ChangeExample(
      .parameters(
        .parameter(
          "places", tag: 2, supportsMultipleValues: true, fixedSizeArray: true,
          arraySizes: [.size("Medium", size: 2)])),
      .parameters(
        .parameter(
          "places", tag: 2, supportsMultipleValues: true, fixedSizeArray: true,
          arraySizes: [.size("Medium", size: 2)]))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    revisions.forEachParameter { intent, pair in
      let families = SizeChange.all(of: pair).filter { $0.after > $0.before }
      guard !families.isEmpty else { return }
      let words = families.map(\.words).joined(separator: ", ")
      changes.add(
        "\(intent.words(pair.new)) holds more values (\(words)); placed widgets have places without a choice",
        intent.subject(pair.new, in: intent.new, revisions.settings),
        at: intent.new.place(pair.new.sizesRange), earlier: intent.old.place(pair.old.sizesRange),
        isForWidgets: intent.isForWidgets, values: [words])
    }
  }
}
