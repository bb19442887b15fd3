// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import SourceText
import StringTables

/// String tables of one language that say different things.
struct ConflictingTranslations: TranslationRule {
  static let metadata = RuleMetadata(
    id: "conflicting-translations", family: .localization, severity: .warning,
    summary: "Two string tables of one language have different texts for a key.",
    why: """
      `English.lproj` and `en.lproj`, or `zh_hans.lproj` and `zh-Hans.lproj`, are folders of one language. The system reads \
      one of them, and corrections in the other never reach anybody.
      """,
    remedy: "Keep the folder that is named by the language's code, and remove the other table.")

  static let examples: [RuleExample] = [
    RuleExample(files: [
      .init("en.lproj/Widget.strings", #""tItLe1" = "↓Show the Account";"#),
      .init("English.lproj/Widget.strings", #""tItLe1" = "Show an Account";"#), definition,
    ]),
    RuleExample(files: [
      .init("en.lproj/Widget.strings", #""tItLe1" = "Show the Account";"#),
      .init("English.lproj/Widget.strings", #""tItLe1" = "Show the Account";"#), definition,
    ]),
  ]

  private static let definition = RuleExample.rawIntent(
    """
    <key>INIntentTitle</key>
    <string>Show Account</string>
    <key>INIntentTitleID</key>
    <string>tItLe1</string>
    """
  ).files[0]

  func check(_ review: TranslationReview, findings: inout RuleFindings) {
    for conflict in review.conflicts {
      let (first, second) = conflict.tables
      findings.add(
        .conflicting(
          conflict.entries.second.key.value, count: conflict.count, language: second.locale,
          other: first.source.name),
        at: conflict.entries.second.text.range, in: second.source.name,
        notes: [
          .init(
            message: .other,
            at: .init(file: first.source.name, range: conflict.entries.first.text.range))
        ])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func conflicting(
    _ key: String, count: Int, language: LocaleName, other: String
  ) -> Self {
    let subject = count == 1 ? "'\(key)' has" : "'\(key)' and \(count - 1) more have"
    return
      "\(subject) another text in '\(other)', a table of '\(language)' as well, and one of the two is never read; keep one table"
  }

  fileprivate static let other: Self = "the other text stands here"
}
