// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A result that is gone or has another form.
struct ResultRemoved: ChangeRule {
  static let metadata = RuleMetadata(
    id: "result-removed", effect: .breaks, hurts: [.shortcuts], evidence: .runtime,
    summary: """
      A parameter of a response is gone, or has another name, tag or type.
      """,
    why: "Shortcuts that go on with the result find nothing.",
    runtime: RuntimeFact.namesAndTags,
    remedy: "Keep the parameter, and fill it.")

  static let examples: [RuleExample] = [
    .change(
      from: .intent(
        response: .response(parameters: [.responseParameter("↓balance", type: "Integer", tag: 1)])),
      to: .intent(name: "↓Show", response: .response(codes: [.code("success")]))),
    .change(
      from: .intent(
        response: .response(parameters: [.responseParameter("balance", type: "Integer", tag: 1)])),
      to: .intent(
        response: .response(parameters: [
          .responseParameter("balance", type: "Integer", tag: 1),
          .responseParameter("name", type: "String", tag: 2),
        ]))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for intent in revisions.intents {
      let name = intent.new.value.name?.value ?? ""
      for old in intent.results.removed {
        changes.add(
          "the result '\(old.propertyName)' of '\(name)' was removed; shortcuts that use it fail; keep it",
          intent.subject(old, in: intent.old, revisions.settings, as: .response),
          at: intent.new.place(intent.new.value.range), earlier: intent.old.place(old.range),
          isForWidgets: false)
      }
      for pair in intent.results.pairs
      where !pair.keepsName || !pair.old.hasShape(of: pair.new) {
        changes.add(
          "the result '\(pair.old.propertyName)' of '\(name)' has another name or type; shortcuts that use it fail; keep both",
          intent.subject(pair.old, in: intent.old, revisions.settings, as: .response),
          at: intent.new.place(pair.new.range), earlier: intent.old.place(pair.old.range),
          isForWidgets: false)
      }
    }
  }
}
