// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText

/// Translations whose placeholders are not those of the text.
struct MismatchedTranslationPlaceholder: TranslationRule {
  static let metadata = RuleMetadata(
    id: "mismatched-translation-placeholder", family: .localization, severity: .warning,
    summary: "A translation has other placeholders than the text in the definition.",
    why: """
      A placeholder that the translation leaves out takes the value with it, and Siri says “There are options” without a \
      number. One that the text does not have, often one that was translated as well, has no value to put in.
      """,
    remedy:
      "Write each `${name}` of the definition's text into the translation, exactly as it stands there."
  )

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

  private static let definition = RuleExample.rawParameters(
    """
    <dict>
      <key>INIntentParameterName</key>
      <string>account</string>
      <key>INIntentParameterPromptDialogs</key>
      <array>
        <dict>
          <key>INIntentParameterPromptDialogFormatString</key>
          <string>There are ${count} accounts matching ‘${account}’.</string>
          <key>INIntentParameterPromptDialogFormatStringID</key>
          <string>pRmpt1</string>
          <key>INIntentParameterPromptDialogType</key>
          <string>DisambiguationIntroduction</string>
        </dict>
      </array>
      <key>INIntentParameterType</key>
      <string>String</string>
    </dict>
    """
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
      return "the translation leaves out \(expected), whose value people do not see then; put it in"
    }
    if missing.isEmpty {
      return
        "the text that this translates does not have \(written), so that there may be no value for it; take it out"
    }
    return
      "the translation has \(written) where the text has \(expected); write placeholders as the definition does"
  }

  fileprivate static let text: Self = "this is the text that it translates"
}
