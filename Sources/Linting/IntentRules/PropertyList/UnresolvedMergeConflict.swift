// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// Files with an unresolved merge.
struct UnresolvedMergeConflict: ReaderRule {
  static let metadata = RuleMetadata(
    id: "unresolved-merge-conflict", family: .propertyList, severity: .error,
    summary: "A file has the marks that git leaves around two versions of some lines.",
    why: """
      Apple's readers stop at the first mark or drop what follows it, often without a message: \
      translations disappear, or a widget loses its intents. Nothing in the file is checked, and \
      no fix changes it.
      """,
    remedy: """
      Keep one of the two versions, or combine them, and remove the lines with the marks.
      """)

  static let examples: [RuleExample] = [
    example(
      """
      ↓<<<<<<< HEAD
      "tItLe1" = "Konto";
      =======
      "tItLe1" = "Konto zeigen";
      >>>>>>> feature

      """),
    example(
      """
      "tItLe1" = "Konto zeigen";

      """),
  ]

  private static func example(_ table: String) -> RuleExample {
    RuleExample(files: [
      .init("de.lproj/Widget.strings", table),
      .init(
        "Widget.intentdefinition", "<plist><dict><key>INIntents</key><array/></dict></plist>\n"),
    ])
  }
}
