// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import SourceText

/// A parameter with another default.
struct DefaultChanged: ChangeRule {
  static let metadata = RuleMetadata(
    id: "default-changed", effect: .changes, hurts: [.widgets, .shortcuts], evidence: .inferred,
    summary: "The default of a parameter is another one.",
    why: """
      Widgets whose owners never touched the row may show something else after the update.
      """,
    runtime: """
      The runtime fills in defaults when a configuration is made. Whether it saves them with \
      the configuration, so that a widget keeps the old one, has not been established.
      """,
    remedy: """
      Change the default only if the new one is right for those who never chose, too.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .parameters(
        .parameter(
          "shows", type: "Boolean", tag: 2, displayPriority: 1,
          metadata: .metadata(defaultValue: .marked(true)))),
      to: .parameters(.parameter("↓shows", type: "Boolean", tag: 2, displayPriority: 1))),
    .change(
      from: .parameters(.parameter("shows", type: "Boolean", tag: 2, displayPriority: 1)),
      to: .parameters(
        .parameter(
          "shows", type: "Boolean", tag: 2, displayPriority: 1,
          metadata: .metadata(defaultValue: false)))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    revisions.forEachParameter { intent, pair in
      guard pair.old.kind == pair.new.kind, pair.old.isArray == pair.new.isArray,
        pair.old.displayPriority != nil, pair.new.displayPriority != nil
      else { return }
      let plain = DiffSettings(keptBy: revisions.settings.keptBy)
      guard
        intent.old.defaultTitle(of: pair.old, plain) != intent.new.defaultTitle(of: pair.new, plain)
      else { return }
      let before = intent.old.defaultTitle(of: pair.old, revisions.settings)
      let after = intent.new.defaultTitle(of: pair.new, revisions.settings)
      changes.add(
        "the default of \(intent.words(pair.new)) is now \(Self.words(after)), no longer \(Self.words(before)); widgets whose owners never chose may change",
        intent.subject(pair.new, in: intent.new, revisions.settings),
        at: intent.new.place(pair.new.metadata?[.defaultValue]?.range ?? pair.new.range),
        earlier: intent.old.place(pair.old.metadata?[.defaultValue]?.range ?? pair.old.range),
        isPossible: true, isForWidgets: intent.isForWidgets, values: [before ?? "–", after ?? "–"])
    }
  }
}

extension DefaultChanged {
  private static func words(_ title: String?) -> String { title.map { "'\($0)'" } ?? "empty" }
}
