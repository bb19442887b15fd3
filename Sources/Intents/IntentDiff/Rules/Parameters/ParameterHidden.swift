// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText

/// A parameter that users no longer see.
struct ParameterHidden: ChangeRule {
  static let metadata = RuleMetadata(
    id: "parameter-hidden", effect: .changes, hurts: [.widgets, .shortcuts], evidence: .inferred,
    summary: "A parameter is no longer in the edit sheet.",
    why: """
      Users cannot see or change what they chose. The value itself is kept.
      """,
    runtime: """
      The edit sheet shows the parameters that are marked configurable and have a display \
      priority. Values of others stay in the configuration.
      """,
    remedy: "Ignore the value in code, or keep the row.")

  static let examples: [RuleExample] = [
    .change(
      from: .parameters(
        .parameter("account", tag: 2, displayPriority: 1, configurable: .marked(true))),
      to: .parameters(.parameter("↓account", tag: 2, displayPriority: 1))),
    .change(
      from: .parameters(.parameter("account", tag: 2, displayPriority: 1)),
      to: .parameters(.parameter("account", tag: 2, displayPriority: 1, configurable: true))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    revisions.forEachParameter { intent, pair in
      guard pair.old.isOffered, !pair.new.isOffered else { return }
      changes.add(
        "\(intent.words(pair.new)) is no longer in the edit sheet; users cannot see or change what they chose",
        intent.subject(pair.new, in: intent.new, revisions.settings),
        at: intent.new.place(pair.new.isConfigurable?.range ?? pair.new.range),
        earlier: intent.old.place(pair.old.isConfigurable?.range ?? pair.old.range),
        isForWidgets: intent.isForWidgets)
    }
  }
}

extension Attribute {
  /// Whether the edit sheet shows it.
  fileprivate var isOffered: Bool {
    displayPriority != nil && (isConfigurable?.value == true || supportsResolution?.value == true)
  }
}
