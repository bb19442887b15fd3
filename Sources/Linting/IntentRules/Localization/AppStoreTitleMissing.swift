// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Titles of intents that App Store Connect does not find in a language of the application.
struct AppStoreTitleMissing: ProjectRule {
  static let metadata = RuleMetadata(
    id: "app-store-title-missing", family: .localization, severity: .warning,
    summary: "An intent has no title in one of the languages of the application.",
    why: """
      After the upload, App Store Connect sends the email ITMS-90626, with a line for each \
      such intent and language, and users whose device uses that language see the title in \
      another one. The prediction is based on lines that teams have published.
      """,
    remedy: """
      Add `<language>.lproj/<definition>.strings` to the application's target, with the key in \
      `INIntentTitleID`. If the table exists, the fix adds the definition's text to it, marked \
      for translation. It is unsafe because App Store Connect accepts that text as a \
      translation.
      """, fixSafety: .unsafe, mail: AppStoreText.mail)

  static let examples: [RuleExample] = [
    .intent(title: "↓Show places", titleID: "tItLe1").with(
      .init("ja.lproj/Localizable.strings", #""places" = "場所";"#)),
    .intent(title: "↓Show places", titleID: "tItLe1").with(
      .init("de.lproj/Widget.strings", #""tItLe1" = "Orte anzeigen";"#),
      .init("ja.lproj/Widget.strings", #""Show places" = "場所を表示";"#),
    ),
    RuleExample(
      files: [
        .init(
          "de.lproj/Widget.strings",
          """
          "tExt01" = "Zeigt Orte";

          """), RuleExample.intent(title: "↓Show places", titleID: "tItLe1").files[0],
      ],
      fixed: """
        "tExt01" = "Zeigt Orte";

        /* To translate */
        "tItLe1" = "Show places";

        """),
    .intent(title: "Show places", titleID: "tItLe1").with(
      .init("ja.lproj/Widget.strings", #""tItLe1" = "場所を表示";"#)),
  ]

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for finding in context.appStoreFindings where finding.expected.kind == .title {
      finding.report(to: &findings, in: context.project)
    }
  }
}
