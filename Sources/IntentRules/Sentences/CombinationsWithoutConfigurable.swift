// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Managed combinations that nothing shows.
struct CombinationsWithoutConfigurable: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "combinations-without-configurable", family: .sentences, severity: .warning,
    summary: "An intent has managed combinations and is not configurable.",
    why: """
      Managed combinations are what the Shortcuts editor shows of an intent, and only configurable \
      intents appear there. Xcode writes the two together.
      """,
    remedy: "Set `INIntentConfigurable`, or take the managed combinations out.")

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
    "the intent '\(name)' has managed combinations and is not configurable; set 'INIntentConfigurable' or take them out"
  }
}
