// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// An intent or a type whose class has another prefix or override.
struct ClassPrefixChanged: ChangeRule {
  static let metadata = RuleMetadata(
    id: "class-prefix-changed", effect: .breaks, hurts: [.widgets, .shortcuts, .choices],
    evidence: .runtime,
    summary: """
      The prefix or the override of a class name has changed, and the name of the intent or \
      type has not.
      """,
    why: """
      The name in Xcode is the same, and the class is another one: placed widgets and \
      shortcuts with the old class lose their configuration.
      """,
    runtime: RuntimeFact.classes,
    remedy: """
      Restore the prefix, or give the old class as `INIntentClassName` or `INTypeClassName`.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .intent(name: "↓Show", classPrefix: "SP", eligibleForWidgets: true),
      to: .intent(name: "↓Show", eligibleForWidgets: true)),
    .change(
      from: .intent(name: "Show", classPrefix: "SP", eligibleForWidgets: true),
      to: .intent(name: "Show", className: "SPShowIntent", eligibleForWidgets: true)),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for pair in revisions.intents where pair.old.value.className != pair.new.value.className {
      let (old, new) = (pair.old.value, pair.new.value)
      guard old.name?.value == new.name?.value else { continue }
      changes.add(
        "the class of '\(new.name?.value ?? "")' is now '\(new.className)', no longer '\(old.className)'; widgets and shortcuts lose their configuration; restore the prefix or the class name",
        pair.subject(revisions.settings), at: pair.new.place(new.range),
        earlier: pair.old.place(old.range), isForWidgets: pair.isForWidgets,
        values: [old.className, new.className])
    }
    for pair in revisions.types
    where pair.old.value.className != pair.new.value.className && pair.isUsed {
      let (old, new) = (pair.old.value, pair.new.value)
      guard old.name?.value == new.name?.value else { continue }
      changes.add(
        "the class of the type '\(new.name?.value ?? "")' is now '\(new.className)', no longer '\(old.className)'; saved objects have the old class; restore the prefix or the class name",
        pair.subject(revisions.settings), at: pair.new.place(new.range),
        earlier: pair.old.place(old.range), isPossible: true, isForWidgets: pair.isForWidgets,
        values: [old.className, new.className])
    }
  }
}
