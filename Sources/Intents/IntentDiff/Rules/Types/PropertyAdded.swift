// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A new property of a type.
struct PropertyAdded: ChangeRule {
  static let metadata = RuleMetadata(
    id: "property-added", effect: .safe, evidence: .runtime,
    summary: "A custom type has a new property.",
    why: """
      Saved objects do not have it until the app provides them again.
      """,
    runtime: RuntimeFact.namesAndTags,
    remedy: "Expect it to be empty in code.")

  static let examples: [RuleExample] = [
    .change(
      from: .definition(.type("Place", properties: [])),
      to: .definition(.type("Place", properties: [.property("↓url", type: "URL", tag: 100)]))),
    .change(
      from: .definition(.type("Place", properties: [.property("url", type: "URL", tag: 100)])),
      to: .definition(.type("Place", properties: []))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for pair in revisions.types {
      for new in pair.properties.added {
        changes.add(
          "the property '\(new.propertyName)' of '\(pair.new.value.name?.value ?? "")' is new",
          pair.subject(new, in: pair.new, revisions.settings), at: pair.new.place(new.range),
          earlier: nil)
      }
    }
  }
}
