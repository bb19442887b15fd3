// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Codes whose name and meaning contradict each other.
struct ContradictorySuccess: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "contradictory-success", family: .responses, severity: .warning,
    summary: "The code `failure` is marked as a success, or the code `success` is not.",
    why: """
      The mark, not the name, decides whether the intent succeeded: an answer is presented, \
      and a shortcut continues, as if the opposite had happened.
      """,
    remedy: "Set `INIntentResponseCodeSuccess` for `success`, and not for `failure`.")

  static let examples: [RuleExample] = [
    .intent(
      "Show",
      response: .response(
        codes: [.code("success", success: true), .code("failure", success: .marked(true))]),
      type: "Custom"),
    .intent(
      "Show", response: .response(codes: [.code("↓success"), .code("failure")]), type: "Custom"),
    .intent(
      "Show",
      response: .response(codes: [
        .code("success", success: true), .code("failure", success: false),
      ]),
      type: "Custom"),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for code in definition.intents.flatMap({ $0.response?.codes ?? [] }) {
      let isSuccess = code.isSuccess?.value ?? false
      let message: Diagnostic.Message
      switch code.name?.value {
      case "success" where !isSuccess: message = .unmarkedSuccess
      case "failure" where isSuccess: message = .markedFailure
      default: continue
      }
      findings.add(
        message, at: code.isSuccess?.range ?? code.name?.range)
    }
  }
}

extension Diagnostic.Message {
  fileprivate static let unmarkedSuccess: Self =
    "the code 'success' is not marked as a success; set 'INIntentResponseCodeSuccess'"

  fileprivate static let markedFailure: Self =
    "the code 'failure' is marked as a success; remove 'INIntentResponseCodeSuccess'"
}
