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
      After the upload App Store Connect sends an email, ITMS-90626, with a line for every such intent and language; and \
      people whose device is in that language see the title in another one. \
      Which lines it sends was inferred from those that teams have published.
      """,
    remedy: """
      Add `<language>.lproj/<definition>.strings` to the application's target, with the key that `INIntentTitleID` gives. \
      Where a table is there, the fix adds the definition's words to it, marked for translation; it is unsafe, since App \
      Store Connect takes them for one.
      """, fixSafety: .unsafe, mail: AppStoreText.mail)

  static let examples: [RuleExample] = [
    .rawIntent(
      title("↓Show places"),
      with: [.init("ja.lproj/Localizable.strings", #""places" = "場所";"#)]),
    .rawIntent(
      title("↓Show places"),
      with: [
        .init("de.lproj/Widget.strings", #""tItLe1" = "Orte anzeigen";"#),
        .init("ja.lproj/Widget.strings", #""Show places" = "場所を表示";"#),
      ]),
    RuleExample(
      files: [
        .init(
          "de.lproj/Widget.strings",
          """
          "tExt01" = "Zeigt Orte";

          """), RuleExample.rawIntent(title("↓Show places")).files[0],
      ],
      fixed: """
        "tExt01" = "Zeigt Orte";

        /* To translate */
        "tItLe1" = "Show places";

        """),
    .rawIntent(
      title("Show places"),
      with: [.init("ja.lproj/Widget.strings", #""tItLe1" = "場所を表示";"#)]),
  ]

  private static func title(_ words: String) -> String {
    """
    <key>INIntentTitle</key>
    <string>\(words)</string>
    <key>INIntentTitleID</key>
    <string>tItLe1</string>
    """
  }

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for finding in context.appStoreFindings where finding.sought.kind == .title {
      finding.report(to: &findings, in: context.project)
    }
  }
}
