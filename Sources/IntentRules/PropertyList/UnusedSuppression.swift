// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Comments that are to leave findings out, and leave out none.
struct UnusedSuppression: ReaderRule {
  static let metadata = RuleMetadata(
    id: "unused-suppression", family: .propertyList, severity: .warning,
    summary: "A comment that is to leave findings out leaves out none, or names no rule.",
    why: """
      What it was written for is repaired, or never was what it names. It stays behind, and hides the next finding of that kind, \
      which may be a real one.
      """,
    remedy: """
      Remove the comment, or what it names in vain. `quickaction:ignore RULE` is about the element behind it in XML, of a \
      key with its value, and about the entry behind it in a string table; before the outermost element, and as \
      `quickaction:ignore-file RULE` anywhere, it is about the whole file. Several rules are separated by commas; families \
      and `ITMS-90626` can be named, too. JSON has no comments, so `quickaction.json` says it of string catalogs and of \
      `*.actions.json`. Only rules that were applied are judged.
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
