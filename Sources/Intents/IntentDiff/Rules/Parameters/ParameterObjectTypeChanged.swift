// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A parameter with objects of another type.
struct ParameterObjectTypeChanged: ChangeRule {
  static let metadata = RuleMetadata(
    id: "parameter-object-type-changed", effect: .breaks, hurts: [.widgets, .shortcuts],
    evidence: .runtime,
    summary: "The objects of a parameter are of another custom type.",
    why: """
      The saved object is of the old type. Its identifier may mean nothing for the new one, \
      and its properties have other tags.
      """,
    runtime: RuntimeFact.types,
    remedy: """
      Add a new parameter with a new tag, or keep the type and add properties to it.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .definition(
        .type("Account", properties: [.property("balance", type: "Integer", tag: 100)]),
        .intent("Show", parameters: [.parameter("item", objectType: "↓Account", tag: 2)])),
      to: .definition(
        .type("Place", properties: [.property("url", type: "URL", tag: 100)]),
        .intent("Show", parameters: [.parameter("item", objectType: "↓Place", tag: 2)]))),
    .change(
      from: .definition(
        .type("Account"),
        .intent("Show", parameters: [.parameter("item", objectType: "Account", tag: 2)])),
      to: .definition(
        .type("Account", displayName: "Account"),
        .intent("Show", parameters: [.parameter("item", objectType: "Account", tag: 2)]))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    revisions.forEachParameter { intent, pair in
      guard case .object(let old) = pair.old.kind, case .object(let new) = pair.new.kind,
        old.name != new.name
      else { return }
      let isRenamed = revisions.types.contains {
        $0.old.home === intent.old.home && $0.old.value.name?.value == old.name
          && $0.new.value.name?.value == new.name
      }
      changes.add(
        isRenamed
          ? "the type of \(intent.words(pair.new)) is now called '\(new.name)', no longer '\(old.name)'; saved objects name the old type and may be lost; keep the name"
          : "the objects of \(intent.words(pair.new)) are now of the type '\(new.name)', no longer '\(old.name)'; what users chose is lost; add a parameter with a new tag instead",
        intent.subject(pair.new, in: intent.new, revisions.settings),
        at: intent.new.place(pair.new.objectTypeName?.range ?? pair.new.range),
        earlier: intent.old.place(pair.old.objectTypeName?.range ?? pair.old.range),
        isPossible: isRenamed, isForWidgets: intent.isForWidgets,
        values: revisions.restart(pair.new, of: intent))
    }
  }
}
