// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Diagnostics
import PropertyListSyntax
import SourceText

/// A destination with another URL.
struct DestinationURLChanged: ChangeRule {
  static let metadata = RuleMetadata(
    id: "destination-url-changed", effect: .changes, hurts: [.widgets], evidence: .defined,
    summary: "A destination leads to another URL.",
    why: "A tap on a tile that users placed opens something else.",
    runtime: RuntimeFact.destinations,
    remedy: "Make sure that the new URL opens what the tile says.")

  static let examples: [RuleExample] = [
    .change(
      from: .destination(url: "↓places://inbox"),
      to: .destination(url: "↓places://mail")),
    .change(
      from: .destination(),
      to: .destination(title: "Mail")),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    for pair in revisions.catalogs {
      for (old, new) in pair.destinations.pairs {
        let (before, after) = (pair.old.url(of: old), pair.new.url(of: new))
        guard let before, before != after else { continue }
        let range = pair.new.urlPropertyName.flatMap { new.value(of: $0)?.range }
        let earlier = pair.old.urlPropertyName.flatMap { old.value(of: $0)?.range }
        changes.add(
          "'\(new.identifier.value)' leads to '\(after ?? "")', no longer to '\(before)'",
          pair.new.subject(new, revisions.settings), at: pair.new.place(range ?? new.range),
          earlier: pair.old.place(earlier ?? old.range), values: [before, after ?? "–"])
      }
    }
  }
}
