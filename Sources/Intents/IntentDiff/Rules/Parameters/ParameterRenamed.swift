// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A parameter with another name.
struct ParameterRenamed: ChangeRule {
  static let metadata = RuleMetadata(
    id: "parameter-renamed", effect: .breaks, hurts: [.widgets, .shortcuts, .choices],
    evidence: .runtime,
    summary: "A parameter has another name.",
    why: """
      The value that users chose may be under the old name, which nothing asks for. Choices \
      that are saved by name lose it in any case.
      """,
    runtime: RuntimeFact.namesAndTags,
    setting: RuntimeFact.keptBy,
    remedy: """
      Change the display name, which users read, and leave the name.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .parameters(.parameter("↓period", tag: 3, displayName: "Period")),
      to: .parameters(.parameter("↓timeRange", tag: 3, displayName: "Period"))),
    .change(
      from: .parameters(.parameter("period", tag: 3, displayName: "Period")),
      to: .parameters(.parameter("period", tag: 3, displayName: "Range"))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    revisions.forEachParameter { intent, pair in
      guard !pair.keepsName else {
        let (old, new) = (pair.old.name?.value ?? "", pair.new.name?.value ?? "")
        guard old != new else { return }
        // The system makes the first letter a small one before it compares names.
        return changes.add(
          "the parameter '\(old)' is now '\(new)'; the system calls both '\(pair.new.propertyName)', so the value is kept, and code has to follow the definition",
          intent.subject(pair.new, in: intent.new, revisions.settings),
          at: intent.new.place(pair.new.range), earlier: intent.old.place(pair.old.range),
          effect: .safe, isForWidgets: intent.isForWidgets,
          values: revisions.restart(pair.new, of: intent) + [old])
      }
      let loss = revisions.settings.loss(sameName: false, sameTag: pair.keepsTag)
      let words = "the parameter \(intent.words(pair.old)) is now '\(pair.new.propertyName)'"
      let message: Diagnostic.Message =
        switch loss {
        case .none: "\(words); its tag \(pair.new.tag) keeps the value"
        case .possible:
          "\(words); what users chose may be lost; keep the name, and change the display name"
        case .certain:
          "\(words); what users chose is lost; keep the name, and change the display name"
        }
      changes.add(
        message, intent.subject(pair.new, in: intent.new, revisions.settings),
        at: intent.new.place(pair.new.range), earlier: intent.old.place(pair.old.range),
        effect: loss == .none ? .safe : nil, isPossible: loss == .possible,
        isForWidgets: intent.isForWidgets,
        values: revisions.restart(pair.new, of: intent) + [pair.old.propertyName])
    }
  }
}
