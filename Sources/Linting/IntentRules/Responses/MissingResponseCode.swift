// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Responses without the code for success or failure.
struct MissingResponseCode: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "missing-response-code", family: .responses, severity: .warning,
    summary: "The response of a custom intent lacks the code `success` or the code `failure`.",
    why: """
      Every intent ends with one of the two. Without the code, there is no sentence for users \
      to hear. Xcode writes both for every custom intent.
      """,
    remedy: "Add the missing code, with `INIntentResponseCodeSuccess` for `success`.")

  static let examples: [RuleExample] = [
    .intent(
      "Show", response: .response(codes: [.code("↓success", success: true)]), type: "Custom"),
    .intent(
      "Show", response: .response(codes: [.code("success", success: true), .code("failure")]),
      type: "Custom"),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents where intent.typeName?.value == "Custom" {
      guard let response = intent.response else { continue }
      let names = response.codes.compactMap(\.name)
      for code in ["success", "failure"] where !names.contains(where: { $0.value == code }) {
        findings.add(
          .missingCode(code, of: intent.name?.value ?? ""),
          at: names.first?.range ?? intent.nameRange)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func missingCode(_ code: String, of intent: String) -> Self {
    "the response of '\(intent)' has no code '\(code)'; add it"
  }
}
