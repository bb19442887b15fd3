// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Translations whose placeholders differ from those of the text.
struct MismatchedTranslationPlaceholder: TranslationRule {
  static let metadata = RuleMetadata(
    id: "mismatched-translation-placeholder", family: .localization, severity: .warning,
    summary: "A translation does not have the same placeholders as the text in the definition.",
    why: """
      If the translation lacks a placeholder, the value is lost, and Siri says “There are \
      options” without a number. A placeholder that the text does not have, often because its \
      name was translated, has no value.
      """,
    remedy: """
      Copy each `${name}` of the definition's text into the translation, exactly as it is \
      written.
      """)

  static let examples: [RuleExample] = [
    RuleExample(files: [
      .init(
        "de.lproj/Widget.strings",
        """
        "pRmpt1" = "Es gibt ↓${Anzahl} Konten wie ‘${account}’.";

        """), definition,
    ]),
    RuleExample(files: [
      .init(
        "de.lproj/Widget.strings",
        """
        "pRmpt1" = "↓Es gibt mehrere Konten wie ‘${account}’.";

        """), definition,
    ]),
    RuleExample(files: [
      .init(
        "de.lproj/Widget.strings",
        """
        "pRmpt1" = "Zu ‘${account}’ gibt es ${count} Konten.";

        """), definition,
    ]),
  ]

  private static let definition = RuleExample.parameters(
    .parameter(
      "account",
      promptDialogs: [
        .prompt(
          "DisambiguationIntroduction",
          formatString: "There are ${count} accounts matching ‘${account}’.",
          formatStringID: "pRmpt1")
      ])
  ).files[0]

  func check(_ review: TranslationReview, findings: inout RuleFindings) {
    let definition = review.definition.source.name
    for mismatch in review.mismatches {
      findings.add(
        .mismatched(
          unknown: mismatch.unknown.map(\.spelling), missing: mismatch.missing.map { "${\($0)}" }),
        at: mismatch.unknown.first?.range ?? mismatch.translation.range, in: mismatch.file,
        notes: [
          .init(message: .text, at: .init(file: definition, range: mismatch.text.range))
        ])
    }
  }
}

extension Placeholder {
  fileprivate var spelling: String { "${\(name)}" }
}

extension Diagnostic.Message {
  fileprivate static func mismatched(unknown: [String], missing: [String]) -> Self {
    let (written, expected) = (ListedNames.of(unknown), ListedNames.of(missing))
    if unknown.isEmpty {
      return "the translation lacks \(expected), so users do not see its value; add it"
    }
    if missing.isEmpty {
      return
        "the original text does not have \(written), so it may have no value; remove it"
    }
    return
      "the translation has \(written) instead of \(expected); copy placeholders from the definition"
  }

  fileprivate static let text: Self = "this is the original text"
}
