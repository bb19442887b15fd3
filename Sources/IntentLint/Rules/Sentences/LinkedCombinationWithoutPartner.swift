// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
package import IntentModel
import SourceText

/// Combinations that mirror one that there is not.
package struct LinkedCombinationWithoutPartner: DefinitionRule {
  package static let metadata = RuleMetadata(
    id: "linked-combination-without-partner", family: .sentences, severity: .warning,
    summary: """
      A suggested combination is linked, and no managed combination of the same parameters updates \
      it.
      """,
    why: """
      Xcode carries changes over from the managed combination. Without it, the two sentences drift \
      apart unnoticed.
      """,
    remedy: """
      Add the managed combination with `INIntentParameterCombinationUpdatesLinked`, or take \
      `INIntentParameterCombinationIsLinked` out. Where the intent is not configurable and the combination has no sentence, \
      nothing can drift, and nothing is said.
      """)

  package static let examples: [RuleExample] = [
    .intent(
      """
      <key>INIntentParameterCombinations</key>
      <dict>
        <key>account</key>
        <dict>
          <key>INIntentParameterCombinationIsLinked</key>
          ↓<true/>
          <key>INIntentParameterCombinationTitle</key>
          <string>Show ${account}</string>
          <key>INIntentParameterCombinationTitleID</key>
          <string>c1VbQe</string>
        </dict>
      </dict>
      <key>INIntentParameters</key>
      <array>
        <dict>
          <key>INIntentParameterName</key>
          <string>account</string>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
      </array>
      """),
    .intent(
      """
      <key>INIntentConfigurable</key>
      <true/>
      <key>INIntentManagedParameterCombinations</key>
      <dict>
        <key>account</key>
        <dict>
          <key>INIntentParameterCombinationTitle</key>
          <string>Show ${account}</string>
          <key>INIntentParameterCombinationTitleID</key>
          <string>c1VbQe</string>
          <key>INIntentParameterCombinationUpdatesLinked</key>
          <true/>
        </dict>
      </dict>
      <key>INIntentParameterCombinations</key>
      <dict>
        <key>account</key>
        <dict>
          <key>INIntentParameterCombinationIsLinked</key>
          <true/>
          <key>INIntentParameterCombinationTitle</key>
          <string>Show ${account}</string>
          <key>INIntentParameterCombinationTitleID</key>
          <string>c1VbQe</string>
        </dict>
      </dict>
      <key>INIntentParameters</key>
      <array>
        <dict>
          <key>INIntentParameterName</key>
          <string>account</string>
          <key>INIntentParameterType</key>
          <string>String</string>
        </dict>
      </array>
      """),
    .intent(
      """
      <key>INIntentParameterCombinations</key>
      <dict>
        <key></key>
        <dict>
          <key>INIntentParameterCombinationIsLinked</key>
          <true/>
        </dict>
      </dict>
      """),
  ]

  package init() {}

  package func check(
    _ definition: IntentDefinition, in context: RuleContext, report: inout RuleReport
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
        report.add(
          .noPartner(combination.key.value), at: flag.range, in: definition.source.name)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noPartner(_ key: String) -> Self {
    "no managed combination of '\(key)' updates this one; add it or take 'INIntentParameterCombinationIsLinked' out"
  }
}
