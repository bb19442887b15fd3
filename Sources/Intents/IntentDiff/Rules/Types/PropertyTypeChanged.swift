// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A property of a type with values of another type.
struct PropertyTypeChanged: ChangeRule {
  static let metadata = RuleMetadata(
    id: "property-type-changed", effect: .breaks, hurts: [.widgets, .shortcuts], evidence: .runtime,
    summary: """
      A property of a custom type has values of another type, or holds a list now.
      """,
    why: """
      The saved objects of placed widgets cannot be read with the new type.
      """,
    runtime: RuntimeFact.types,
    remedy: "Add a property with a new tag.")

  static let examples: [RuleExample] = [
    .change(
      from: .definition(
        .type("Place", properties: [.property("url", type: "↓URL", tag: 100)]),
        .intent("Show", parameters: [.parameter("place", objectType: "Place", tag: 2)])),
      to: .definition(
        .type("Place", properties: [.property("url", type: "↓String", tag: 100)]),
        .intent("Show", parameters: [.parameter("place", objectType: "Place", tag: 2)]))),
    .change(
      from: .definition(.type("Place", properties: [.property("url", type: "URL", tag: 100)])),
      to: .definition(.type("Place", properties: [.property("url", type: "String", tag: 100)]))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for pair in revisions.types where pair.isUsed {
      for property in pair.properties.pairs where !property.old.hasShape(of: property.new) {
        changes.add(
          "the values of the property '\(property.new.propertyName)' of '\(pair.new.value.name?.value ?? "")' are of another type; saved objects cannot be read; add a property with a new tag",
          pair.subject(property.new, in: pair.new, revisions.settings),
          at: pair.new.place(property.new.typeRange),
          earlier: pair.old.place(property.old.typeRange),
          isForWidgets: pair.isForWidgets)
      }
    }
  }
}
