// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import SourceText
import StringTables

/// String tables of the same language that contradict each other.
struct ConflictingTranslations: TranslationRule {
  static let metadata = RuleMetadata(
    id: "conflicting-translations", family: .localization, severity: .warning,
    summary: "Two string tables of the same language have different texts for a key.",
    why: """
      `English.lproj` and `en.lproj`, or `zh_hans.lproj` and `zh-Hans.lproj`, are folders of \
      the same language. The system reads only one of them, and corrections in the other are \
      never seen.
      """,
    remedy: "Keep the folder that is named after the language's code, and remove the other table.")

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

  private static let definition = RuleExample.intent(title: "Show Account", titleID: "tItLe1")
    .files[0]

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
      "\(subject) a different text in '\(other)', which is also a table of '\(language)'; only one is read, so keep one table"
  }

  fileprivate static let other: Self = "the other text is here"
}
