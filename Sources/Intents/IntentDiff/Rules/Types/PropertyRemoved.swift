// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A property of a type that is gone.
struct PropertyRemoved: ChangeRule {
  static let metadata = RuleMetadata(
    id: "property-removed", effect: .breaks, hurts: [.widgets, .shortcuts], evidence: .runtime,
    summary: "A property of a custom type is gone.",
    why: """
      The saved objects of placed widgets lose the value until the app provides the object \
      again.
      """,
    runtime: RuntimeFact.namesAndTags,
    remedy: "Keep the property, or compute its value from the identifier.")

  static let examples: [RuleExample] = [
    .change(
      from: .definition(
        .type("Place", properties: [.property("↓url", type: "URL", tag: 100)]),
        .intent("Show", parameters: [.parameter("place", objectType: "Place", tag: 2)])),
      to: .definition(
        .type("↓Place", properties: []),
        .intent("Show", parameters: [.parameter("place", objectType: "Place", tag: 2)]))),
    .change(
      from: .definition(.type("Place", properties: [.property("url", type: "URL", tag: 100)])),
      to: .definition(.type("Place", properties: []))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for pair in revisions.types where pair.isUsed {
      for old in pair.properties.removed {
        changes.add(
          "the property '\(old.propertyName)' of '\(pair.new.value.name?.value ?? "")' was removed; saved objects lose it; restore it with the tag \(old.tag)",
          pair.subject(old, in: pair.old, revisions.settings),
          at: pair.new.place(pair.new.value.range),
          earlier: pair.old.place(old.range), isForWidgets: pair.isForWidgets)
      }
    }
  }
}
