// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Descriptions of intents that App Store Connect does not find in a language of the application.
struct AppStoreDescriptionMissing: ProjectRule {
  static let metadata = RuleMetadata(
    id: "app-store-description-missing", family: .localization, severity: .warning,
    summary: "An intent has no description in one of the languages of the application.",
    why: """
      After the upload, App Store Connect sends the email ITMS-90626, with a line for each \
      such intent and language. Xcode's own widget template causes it: its intent has no \
      description. The prediction is based on lines that teams have published.
      """,
    remedy: """
      Write a description in the definition, and add the key in `INIntentDescriptionID` to \
      each existing `<language>.lproj/<definition>.strings`. The fix adds the definition's \
      text to a table, marked for translation. It is unsafe because App Store Connect accepts \
      that text as a translation.
      """, fixSafety: .unsafe, mail: AppStoreText.mail)

  static let examples: [RuleExample] = [
    .intent(descriptionID: "↓tExt01"),
    RuleExample(
      files: [
        .init(
          "ja.lproj/Widget.strings",
          """
          "tItLe1" = "場所を表示";

          """),
        RuleExample.intent(
          description: "↓Shows the places that you choose", descriptionID: "tExt01"
        ).files[0],
      ],
      fixed: """
        /* To translate */
        "tExt01" = "Shows the places that you choose";

        "tItLe1" = "場所を表示";

        """),
    .intent(description: "Shows the places that you choose", descriptionID: "tExt01")
      .with(.init("ja.lproj/Localizable.strings", #""places" = "場所";"#)),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for finding in context.appStoreFindings where finding.expected.kind == .description {
      finding.report(to: &findings, in: context.project)
    }
  }
}
