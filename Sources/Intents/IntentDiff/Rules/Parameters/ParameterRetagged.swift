// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A parameter with another tag.
struct ParameterRetagged: ChangeRule {
  static let metadata = RuleMetadata(
    id: "parameter-retagged", effect: .breaks, hurts: [.widgets, .shortcuts], evidence: .runtime,
    summary: "A parameter has the same name and another tag.",
    why: """
      The value that users chose may be under the old tag, which nothing reads. This is \
      what a parameter looks like that was deleted and added again.
      """,
    runtime: RuntimeFact.namesAndTags,
    setting: RuntimeFact.keptBy,
    remedy: "Write the old tag into the definition; Xcode keeps it.")

  static let examples: [RuleExample] = [
    .change(
      from: .parameters(.parameter("period", tag: .marked(3))),
      to: .parameters(.parameter("period", tag: .marked(4)))),
    .change(
      from: .parameters(.parameter("period", tag: 3)),
      to: .parameters(.parameter("period", tag: 3, displayPriority: 1))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    revisions.forEachParameter { intent, pair in
      guard pair.keepsName, !pair.keepsTag else { return }
      let loss = revisions.settings.loss(sameName: true, sameTag: false)
      let words =
        "the tag of the parameter \(intent.words(pair.new)) is now \(pair.new.tag), no longer \(pair.old.tag)"
      let message: Diagnostic.Message =
        switch loss {
        case .none: "\(words); its name keeps the value"
        case .possible: "\(words); what users chose may be lost; restore the tag"
        case .certain: "\(words); what users chose is lost; restore the tag"
        }
      changes.add(
        message, intent.subject(pair.new, in: intent.new, revisions.settings),
        at: intent.new.place(pair.new.declaredTag?.range ?? pair.new.range),
        earlier: intent.old.place(pair.old.declaredTag?.range ?? pair.old.range),
        effect: loss == .none ? .safe : nil, isPossible: loss == .possible,
        isForWidgets: intent.isForWidgets, values: revisions.restart(pair.new, of: intent))
    }
  }
}
