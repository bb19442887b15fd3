// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Linked combinations without a managed combination.
struct LinkedCombinationWithoutPartner: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "linked-combination-without-partner", family: .sentences, severity: .warning,
    summary: """
      A suggested combination is linked, but no managed combination of the same parameters \
      updates it.
      """,
    why: """
      Xcode copies changes from the managed combination. Without it, the two sentences drift \
      apart unnoticed.
      """,
    remedy: """
      Add the managed combination with `INIntentParameterCombinationUpdatesLinked`, or remove \
      `INIntentParameterCombinationIsLinked`. If the intent is not configurable and the \
      combination has no sentence, nothing can drift, and nothing is reported.
      """)

  static let examples: [RuleExample] = [
    .intent(
      parameterCombinations: [
        "account": .combination("Show ${account}", isLinked: .marked(true), titleID: "c1VbQe")
      ],
      parameters: [.parameter("account")]),
    .intent(
      configurable: true,
      managedParameterCombinations: [
        "account": .combination("Show ${account}", titleID: "c1VbQe", updatesLinked: true)
      ],
      parameterCombinations: [
        "account": .combination("Show ${account}", isLinked: true, titleID: "c1VbQe")
      ],
      parameters: [.parameter("account")]),
    .intent(parameterCombinations: ["": .combination(isLinked: true)]),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents {
      let partners = (intent.managedParameterCombinations ?? [])
        .filter { $0.updatesLinked?.value == true }
        .map(\.parameterNames)
      for combination in intent.parameterCombinations {
        // Of an intent that cannot be configured Xcode's editor shows no such combination, and without a sentence there is
        // nothing that could drift.
        guard let flag = combination.isLinked, flag.value,
          !partners.contains(combination.parameterNames),
          intent.isConfigurable?.value == true || combination.sentences.contains(where: \.hasWords)
        else { continue }
        findings.add(
          .noPartner(combination.key.value), at: flag.range)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noPartner(_ key: String) -> Self {
    "no managed combination of '\(key)' updates this one; add one or remove 'INIntentParameterCombinationIsLinked'"
  }
}
