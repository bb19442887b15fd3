// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Response codes of an intent with the same name.
struct DuplicateResponseCode: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "duplicate-response-code", family: .names, severity: .error,
    summary: "Two response codes of an intent have the same name.",
    why: """
      Each has its own number, and code that uses the name gets one of them: users hear the \
      wrong sentence. The generated enum does not compile.
      """,
    remedy: "Rename one of them, or remove it.")

  static let examples: [RuleExample] = [
    .intent(
      response: .response(codes: [
        .code("success"), .code("failure"), .code("offline"), .code("↓offline"),
      ])),
    .intent(response: .response(codes: [.code("success"), .code("failure"), .code("offline")])),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents {
      for repetition in (intent.response?.codes ?? []).repetitions(of: { $0.name?.value }) {
        let name = repetition.later.name
        findings.add(
          .duplicateCode(name?.value ?? "", of: intent.name?.value ?? ""), at: name?.range,
          data: [.init("name", name?.value ?? "")],
          notes: [
            findings.note("the first one is here", at: repetition.earlier.name?.range)
          ])
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func duplicateCode(_ name: String, of intent: String) -> Self {
    "a second response code of the intent '\(intent)' is named '\(name)'; rename one of them"
  }
}
