// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Responses with a placeholder that is not a parameter.
struct UnknownResponsePlaceholder: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unknown-response-placeholder", family: .responses, severity: .warning,
    summary: """
      A response has a placeholder that is not a parameter of the response, or a key path into \
      one.
      """,
    why: "The placeholder has no value, so users hear a sentence with a gap.",
    remedy: "Write the name of a parameter of the response, or add the parameter.")

  static let examples: [RuleExample] = [
    .intent(
      "Show",
      response: .response(
        codes: [
          .code(
            "success", formatString: "There are ↓${conut} articles.", formatStringID: "r2LnYk",
            success: true),
          .code("failure"),
        ],
        parameters: [.responseParameter("count", type: "Integer")]),
      type: "Custom"),
    .intent(
      "Show",
      response: .response(
        codes: [
          .code(
            "success", formatString: "There are ${count} articles since ${date.year}.",
            formatStringID: "r2LnYk", success: true),
          .code("failure"),
        ],
        parameters: [
          .responseParameter("count", type: "Integer"),
          .responseParameter("date", type: "DateComponents"),
        ]),
      type: "Custom"),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents {
      guard let response = intent.response else { continue }
      let names = ParameterNames(of: response.parameters)
      let ofIntent = ParameterNames(of: intent.parameters)
      let sentences = response.codes.flatMap { [$0.format.text, $0.conciseFormat.text] }
      for placeholder in sentences.compactMap({ $0 }).flatMap(\.placeholders) {
        let name = placeholder.parameterName
        guard !names.contains(name) else { continue }
        findings.add(
          ofIntent.contains(name)
            ? .parameterOfIntent(placeholder.name)
            : .unknownPlaceholder(placeholder.name, question: names.question(name)),
          at: placeholder.range)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func unknownPlaceholder(_ name: String, question: String) -> Self {
    "'${\(name)}' is not a parameter of the response, so it has no value\(question)"
  }

  fileprivate static func parameterOfIntent(_ name: String) -> Self {
    "'${\(name)}' is a parameter of the intent, not of the response; add it to the response"
  }
}
