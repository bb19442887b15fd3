// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Configurable intents without managed combinations.
struct ConfigurableWithoutCombinations: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "configurable-without-combinations", family: .sentences, severity: .warning,
    summary: "An intent is configurable but has no managed combinations.",
    why: """
      The Shortcuts editor takes an action's sentence and its rows from the managed \
      combinations; without them it has nothing to show. Xcode writes both.
      """,
    remedy: "Add `INIntentManagedParameterCombinations`, or make the intent not configurable.")

  static let examples: [RuleExample] = [
    .intent(configurable: .marked(true)),
    .intent(
      configurable: true,
      managedParameterCombinations: ["": .combination("Show", titleID: "c1VbQe")]),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents {
      guard let configurable = intent.isConfigurable, configurable.value,
        intent.managedParameterCombinations?.isEmpty ?? true
      else { continue }
      findings.add(
        .nothingToShow(intent.name?.value ?? ""), at: configurable.range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func nothingToShow(_ name: String) -> Self {
    "the intent '\(name)' is configurable but has no 'INIntentManagedParameterCombinations'; add them or remove 'INIntentConfigurable'"
  }
}
