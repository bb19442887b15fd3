// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Unsupported reasons with a placeholder that is not a parameter.
struct UnknownReasonPlaceholder: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "unknown-reason-placeholder", family: .sentences, severity: .warning,
    summary: """
      An unsupported reason has a placeholder that is neither a parameter of the intent nor \
      one that iOS fills in.
      """,
    why: "The placeholder has no value, so Siri explains the refusal with a gap in the sentence.",
    remedy: """
      Write the name of a parameter, or one of `displayName`, `maximumValue` and `minimumValue`.
      """)

  static let examples: [RuleExample] = [
    .parameters(
      .parameter(
        "count", type: "Integer",
        unsupportedReasons: [
          .reason(
            "greaterThanMaximumValue", default: true,
            formatString: "${displayName} is at most ↓${maximum}.", formatStringID: "u5GmJt")
        ])),
    .parameters(
      .parameter(
        "count", type: "Integer",
        unsupportedReasons: [
          .reason(
            "greaterThanMaximumValue", default: true,
            formatString: "${displayName} is at most ${maximumValue}.", formatStringID: "u5GmJt")
        ])),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for intent in definition.intents {
      let names = ParameterNames(of: intent.parameters)
      let reasons = intent.parameters.flatMap(\.unsupportedReasons).compactMap(\.format.text)
      for placeholder in reasons.flatMap(\.placeholders) {
        let name = placeholder.parameterName
        guard !Self.filledIn.contains(name), !names.contains(name) else { continue }
        findings.add(
          .unknownPlaceholder(placeholder.name, question: names.question(name, or: Self.filledIn)),
          at: placeholder.range)
      }
    }
  }

  /// The values that iOS fills in, in addition to parameters.
  private static let filledIn = ["displayName", "maximumValue", "minimumValue"]
}

extension Diagnostic.Message {
  fileprivate static func unknownPlaceholder(_ name: String, question: String) -> Self {
    "'${\(name)}' is neither a parameter of the intent nor a value that iOS fills in, so it has no value\(question)"
  }
}
