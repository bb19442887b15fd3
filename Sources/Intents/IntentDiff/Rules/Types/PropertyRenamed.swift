// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A property of a type with another name or tag.
struct PropertyRenamed: ChangeRule {
  static let metadata = RuleMetadata(
    id: "property-renamed", effect: .breaks, hurts: [.widgets, .shortcuts], evidence: .runtime,
    summary: "A property of a custom type has another name or another tag.",
    why: """
      The saved objects of placed widgets may lose the value until the app provides the \
      object again.
      """,
    runtime: RuntimeFact.namesAndTags,
    setting: RuntimeFact.keptBy,
    remedy: "Keep both the name and the tag.")

  static let examples: [RuleExample] = [
    .change(
      from: .definition(
        .type("Place", properties: [.property("↓url", type: "URL", tag: 100, displayName: "Link")]),
        .intent("Show", parameters: [.parameter("place", objectType: "Place", tag: 2)])),
      to: .definition(
        .type(
          "Place", properties: [.property("↓link", type: "URL", tag: 100, displayName: "Link")]),
        .intent("Show", parameters: [.parameter("place", objectType: "Place", tag: 2)]))),
    .change(
      from: .definition(.type("Place", properties: [.property("url", type: "URL", tag: 100)])),
      to: .definition(.type("Place", properties: [.property("url", type: "URL", tag: 101)]))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for pair in revisions.types where pair.isUsed {
      for property in pair.properties.pairs where !property.keepsName || !property.keepsTag {
        let loss = revisions.settings.loss(sameName: property.keepsName, sameTag: property.keepsTag)
        let old = "'\(property.old.propertyName)' (tag \(property.old.tag))"
        let new = "'\(property.new.propertyName)' (tag \(property.new.tag))"
        let what =
          switch loss {
          case .none: "saved objects keep its value"
          case .possible: "saved objects may lose it; keep the name and the tag"
          case .certain: "saved objects lose it; keep the name and the tag"
          }
        changes.add(
          "the property \(old) of '\(pair.new.value.name?.value ?? "")' is now \(new); \(what)",
          pair.subject(property.new, in: pair.new, revisions.settings),
          at: pair.new.place(property.new.range), earlier: pair.old.place(property.old.range),
          effect: loss == .none ? .safe : nil, isPossible: loss == .possible,
          isForWidgets: pair.isForWidgets, values: [property.old.propertyName])
      }
    }
  }
}
