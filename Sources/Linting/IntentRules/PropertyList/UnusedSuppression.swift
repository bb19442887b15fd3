// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Comments that suppress no findings.
struct UnusedSuppression: ReaderRule {
  static let metadata = RuleMetadata(
    id: "unused-suppression", family: .propertyList, severity: .warning,
    summary: "A comment that should suppress findings suppresses none, or names an unknown rule.",
    why: """
      The fault has been repaired, or the comment was never right. It remains, and will hide \
      the next finding of this rule, which may be a real one.
      """,
    remedy: """
      Remove the comment, or the rules in it that have no effect. `quickaction:ignore RULE` \
      applies to the next element in XML, to a key and its value, and to the next entry in a \
      string table. Before the outermost element, and as `quickaction:ignore-file RULE` \
      anywhere, it applies to the whole file. Separate rules by commas; families and \
      `ITMS-90626` can also be named. JSON has no comments, so use `quickaction.json` for \
      string catalogs and `*.actions.json`. Only rules that were applied are checked.
      """, fixSafety: .safe)

  static let examples: [RuleExample] = [
    .rawIntent(
      "<!-- quickaction:ignore ↓duplicate-key -->\n" + title,
      fixed: title),
    .rawIntent("<!-- quickaction:ignore ↓title-missing -->\n" + title),
    RuleExample(files: [
      .init(
        "de.lproj/Widget.strings",
        """
        /* quickaction:ignore ↓duplicate-key */
        "tItLe1" = "Konto zeigen";

        """), .init("Widget.intentdefinition", definition.files[0].content, isShown: false),
    ]),
    .rawIntent(
      """
      <!-- quickaction:ignore unknown-key (a tool of ours reads it) -->
      <key>INIntentOurs</key>
      <true/>
      """ + "\n" + title),
  ]

  private static let title = "<key>INIntentTitle</key>\n<string>Show Account</string>"

  private static let definition = RuleExample.rawIntent(
    title + "\n<key>INIntentTitleID</key>\n<string>tItLe1</string>")
}
