// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Intents with the same class.
struct DuplicateIntentName: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "duplicate-intent-name", family: .names, severity: .error,
    summary: "Two intents have the same class name.",
    why: """
      iOS identifies an intent by its class and keeps the last one: a widget of the other \
      shows the wrong parameters, or none. The generated code does not compile.
      """,
    remedy: "Rename one of them, or remove it.")

  static let examples: [RuleExample] = [
    .definition(.intent("Show"), .intent("↓Show")),
    .definition(.intent("Show"), .intent("ShowAll")),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    let intents = definition.intents.filter { $0.name != nil }
    for repetition in intents.repetitions(of: { $0.className })
    where repetition.later.name?.value == repetition.earlier.name?.value {
      let intent = repetition.later
      findings.add(
        .duplicateIntent(intent.name?.value ?? "", intent.className), at: intent.name?.range,
        data: [.init("class", intent.className)],
        notes: [
          findings.note("the first one is here", at: repetition.earlier.name?.range)
        ])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func duplicateIntent(_ name: String, _ className: String) -> Self {
    "a second intent '\(name)' has the class '\(className)', and iOS drops the first; rename one of them"
  }
}
