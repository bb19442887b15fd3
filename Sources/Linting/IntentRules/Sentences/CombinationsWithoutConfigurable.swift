// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Managed combinations of intents that are not configurable.
struct CombinationsWithoutConfigurable: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "combinations-without-configurable", family: .sentences, severity: .warning,
    summary: "An intent has managed combinations but is not configurable.",
    why: """
      The Shortcuts editor shows the managed combinations of an intent, but only configurable \
      intents appear there. Xcode writes both.
      """,
    remedy: "Set `INIntentConfigurable`, or remove the managed combinations.")

  static let examples: [RuleExample] = [
    .intent(
      managedParameterCombinations: [
        "↓account": .combination("Show ${account}", titleID: "c1VbQe")
      ],
      parameters: [.parameter("account")]),
    .intent(
      configurable: true,
      managedParameterCombinations: ["account": .combination("Show ${account}", titleID: "c1VbQe")],
      parameters: [.parameter("account")]),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents where intent.isConfigurable?.value != true {
      guard let first = intent.managedParameterCombinations?.first else { continue }
      findings.add(
        .notShown(intent.name?.value ?? ""), at: intent.isConfigurable?.range ?? first.key.range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func notShown(_ name: String) -> Self {
    "the intent '\(name)' has managed combinations but is not configurable; set 'INIntentConfigurable' or remove them"
  }
}
