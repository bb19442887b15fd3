// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import PropertyListSyntax
import SourceText

/// Reasons that are marked as both custom and default, or as neither.
struct AmbiguousUnsupportedReason: DefinitionRule {
  static let metadata = RuleMetadata(
    id: "ambiguous-unsupported-reason", family: .sentences, severity: .warning,
    summary: "An unsupported reason is marked both as custom and as default, or as neither.",
    why: """
      Xcode tells its own reasons from the app's by these marks. If they are unclear, an edit \
      in Xcode may drop or add a reason, and the numbers of all later ones shift in the app's \
      code.
      """,
    remedy: """
      Mark a reason that the app declares as custom, and one that Xcode adds for a number's \
      limits as default.
      """)

  static let examples: [RuleExample] = [
    .parameters(
      .parameter(
        "account",
        unsupportedReasons: [
          .reason("↓closed", formatString: "This account is closed.", formatStringID: "u5GmJt")
        ])),
    .parameters(
      .parameter(
        "account",
        unsupportedReasons: [
          .reason(
            "closed", custom: true, formatString: "This account is closed.",
            formatStringID: "u5GmJt")
        ])),
  ]

  func check(
    _ definition: IntentDefinition, in context: DefinitionContext, findings: inout RuleFindings
  ) {
    for parameter in definition.allParameters {
      for reason in parameter.unsupportedReasons {
        let isCustom = reason.isCustom?.value == true
        guard isCustom == (reason.isDefault?.value == true) else { continue }
        findings.add(
          .ambiguous(reason.code?.value ?? "", isBoth: isCustom),
          at: reason.code?.range ?? reason.declaration.range)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func ambiguous(_ code: String, isBoth: Bool) -> Self {
    "the reason '\(code)' is \(isBoth ? "both" : "neither") custom \(isBoth ? "and" : "nor") default; mark it as one of them"
  }
}
