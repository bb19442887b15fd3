// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Different texts with one localization ID.
struct AmbiguousLocalizationId: TranslationRule {
  static let metadata = RuleMetadata(
    id: "ambiguous-localization-id", family: .localization, severity: .warning,
    summary: "Two texts of a definition have the same localization ID and different words.",
    why: """
      A string table has one translation for an ID, so that both texts read the same in every other language. It comes \
      from copying a parameter or an enum in Xcode, which copies the ID as well.
      """,
    remedy: "Give one of them an ID of its own, and add its translations to the tables.")

  static let examples: [RuleExample] = [
    .rawParameters(
      parameter("account", shown: "Account", id: "nAme01")
        + parameter("period", shown: "Period", id: "↓nAme01")),
    .rawParameters(
      parameter("account", shown: "Account", id: "nAme01")
        + parameter("period", shown: "Period", id: "nAme02")),
    .rawParameters(
      parameter("account", shown: "Account", id: "nAme01")
        + parameter("source", shown: "Account", id: "nAme01")),
  ]

  private static func parameter(_ name: String, shown: String, id: String) -> String {
    """
    <dict>
      <key>INIntentParameterDisplayName</key>
      <string>\(shown)</string>
      <key>INIntentParameterDisplayNameID</key>
      <string>\(id)</string>
      <key>INIntentParameterName</key>
      <string>\(name)</string>
      <key>INIntentParameterType</key>
      <string>String</string>
    </dict>

    """
  }

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
    "'\(text)' has the localization ID '\(id)' of '\(earlier)', so that both get one translation; give it an ID of its own"
  }

  fileprivate static let earlier: Self = "the ID is used here first"
}
