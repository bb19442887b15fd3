// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A definition with another namespace.
struct NamespaceChanged: ChangeRule {
  static let metadata = RuleMetadata(
    id: "namespace-changed", effect: .breaks, hurts: [.widgets, .shortcuts], evidence: .inferred,
    summary: "The namespace of a definition has changed.",
    why: """
      Saved objects and enum values belong to types of the old namespace.
      """,
    runtime: """
      INSchema keys enums and types by namespace and name. A description that was saved with \
      a configuration names the old namespace; that its values are dropped then is inferred.
      """,
    remedy: """
      Restore the namespace: it is written once, and need not say anything.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .definition(
        .header(namespace: "↓88xZPY"), .type("Place"),
        .intent(
          "Show",
          parameters: [
            .parameter("place", tag: 2, objectType: "Place", objectTypeNamespace: "88xZPY")
          ])),
      to: .definition(
        .header(namespace: "↓aB3dE6"), .type("Place"),
        .intent(
          "Show",
          parameters: [
            .parameter("place", tag: 2, objectType: "Place", objectTypeNamespace: "aB3dE6")
          ]))),
    .change(
      from: .definition(.header(namespace: "88xZPY"), .intent("Show")),
      to: .definition(.header(namespace: "aB3dE6"), .intent("Show"))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for (old, new) in revisions.definitions {
      guard let before = old.definition.namespace, before.value != new.definition.namespace?.value,
        revisions.types.contains(where: { $0.old.home === old && $0.isUsed })
          || revisions.enums.contains(where: { $0.old.home === old && $0.isUsed })
      else { continue }
      let after = new.definition.namespace
      changes.add(
        "the namespace is now '\(after?.value ?? "")', no longer '\(before.value)'; saved values of its types may be lost; restore it",
        ChangeSubject(.definition, new.path), at: new.place(after?.range),
        earlier: old.place(before.range), isPossible: true, values: [before.value])
    }
  }
}
