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
      After the upload App Store Connect sends an email, ITMS-90626, with a line for every such intent and language. \
      Xcode's own widget template causes it: its intent has no description. \
      Which lines it sends was inferred from those that teams have published.
      """,
    remedy: """
      Write a description in the definition, and add the key that `INIntentDescriptionID` gives to every \
      `<language>.lproj/<definition>.strings` that there is. The fix adds the definition's words to a table, marked for \
      translation; it is unsafe, since App Store Connect takes them for one.
      """, fixSafety: .unsafe, mail: AppStoreText.mail)

  static let examples: [RuleExample] = [
    .intent(descriptionID: "↓tExt01"),
    RuleExample(
      files: [
        .init(
          "ja.lproj/Widget.strings",
          """
          "tItLe1" = "場所を表示";

          """), RuleExample.rawIntent(description("↓Shows the places that you choose")).files[0],
      ],
      fixed: """
        /* To translate */
        "tExt01" = "Shows the places that you choose";

        "tItLe1" = "場所を表示";

        """),
    .rawIntent(
      description("Shows the places that you choose"),
      with: [.init("ja.lproj/Localizable.strings", #""places" = "場所";"#)]),
  ]

  private static func description(_ words: String) -> String {
    """
    <key>INIntentDescription</key>
    <string>\(words)</string>
    <key>INIntentDescriptionID</key>
    <string>tExt01</string>
    """
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for finding in context.appStoreFindings where finding.sought.kind == .description {
      finding.report(to: &findings, in: context.project)
    }
  }
}
