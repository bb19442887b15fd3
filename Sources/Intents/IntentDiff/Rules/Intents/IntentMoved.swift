// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// An intent that is in another definition now.
struct IntentMoved: ChangeRule {
  static let metadata = RuleMetadata(
    id: "intent-moved", effect: .changes, hurts: [.readers], evidence: .runtime,
    summary: "An intent has moved to another definition file.",
    why: """
      Configurations survive, because the class decides. Its texts are looked up in the \
      table of the new file, and its types and enums must have moved with it.
      """,
    runtime: RuntimeFact.texts,
    remedy: "Move the translations to the tables of the new definition.")

  static let examples: [RuleExample] = [
    .change(
      from: .definition(.intent("Find"), .intent("↓Show")),
      to: .definition(.intent("Find")).with(
        .init("Other.intentdefinition", RuleExample.definition(.intent("↓Show")).files[0].content))),
    .change(from: .definition(.intent("Show")), to: .definition(.intent("Find"), .intent("Show"))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for pair in revisions.intents {
      let isSame = revisions.definitions.contains {
        $0.old === pair.old.home && $0.new === pair.new.home
      }
      guard !isSame else { continue }
      let keepsNamespace =
        pair.old.home.definition.namespace?.value == pair.new.home.definition.namespace?.value
      changes.add(
        "'\(pair.new.value.name?.value ?? "")' moved to '\(pair.new.home.path)'; its texts are looked up in that file's tables; move the translations",
        pair.subject(revisions.settings), at: pair.new.place(pair.new.value.range),
        earlier: pair.old.place(pair.old.value.range),
        effect: keepsNamespace && pair.new.home.locales.isEmpty ? .safe : nil,
        values: [pair.new.home.path])
    }
  }
}
