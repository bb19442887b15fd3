// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Different texts with the same localization ID.
struct AmbiguousLocalizationId: TranslationRule {
  static let metadata = RuleMetadata(
    id: "ambiguous-localization-id", family: .localization, severity: .warning,
    summary: "Two different texts of a definition have the same localization ID.",
    why: """
      A string table has one translation for an ID, so both texts are the same in every other \
      language. It happens when a parameter or an enum is copied in Xcode, which also copies \
      the ID. A definition that no table translates is not reported.
      """,
    remedy: "Give one of them its own ID, and add its translations to the tables.")

  static let examples: [RuleExample] = [
    .parameters(
      .parameter("account", displayName: "Account", displayNameID: "nAme01"),
      .parameter("period", displayName: "Period", displayNameID: "↓nAme01")
    ).with(german),
    .parameters(
      .parameter("account", displayName: "Account", displayNameID: "nAme01"),
      .parameter("period", displayName: "Period", displayNameID: "nAme02")
    ).with(german),
    .parameters(
      .parameter("account", displayName: "Account", displayNameID: "nAme01"),
      .parameter("source", displayName: "Account", displayNameID: "nAme01")
    ).with(german),
  ]

  private static let german = RuleExample.File(
    "de.lproj/Widget.strings", "\"nAme01\" = \"Konto\";\n")

  func check(_ review: TranslationReview, findings: inout RuleFindings) {
    for ambiguity in review.ambiguities {
      guard let id = ambiguity.later.id, let text = ambiguity.later.text?.value,
        let earlier = ambiguity.earlier.text
      else { continue }
      findings.add(
        .ambiguous(id.value, text: text, earlier: earlier.value), at: id.range, in: ambiguity.file,
        data: [.init("key", id.value)],
        notes: [
          .init(
            message: .earlier,
            at: .init(file: ambiguity.file, range: ambiguity.earlier.id?.range))
        ])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func ambiguous(_ id: String, text: String, earlier: String) -> Self {
    "'\(text)' has the same localization ID '\(id)' as '\(earlier)', so both get one translation; give it its own ID"
  }

  fileprivate static let earlier: Self = "the ID is used here first"
}
