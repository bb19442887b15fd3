// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText
import StringTables

/// A text whose translations are no longer found.
struct TranslationLost: ChangeRule {
  static let metadata = RuleMetadata(
    id: "translation-lost", effect: .changes, hurts: [.readers], evidence: .runtime,
    summary: """
      A text has another ID, or its entry is gone from a table, so that its translations are \
      not found any more.
      """,
    why: """
      Users who read another language see the words of the development language.
      """,
    runtime: RuntimeFact.texts,
    remedy: """
      Restore the ID, or move the translations to the new one. Xcode writes new IDs when a \
      part is deleted and added again.
      """)

  static let examples: [RuleExample] = [
    .change(
      from: .parameters(
        .parameter("period", tag: 2, displayName: "↓Period", displayNameID: "aBc123")
      )
      .with(.init("ja.lproj/Widget.strings", "\"aBc123\" = \"期間\";\n")),
      to: .parameters(.parameter("period", tag: 2, displayName: "↓Period", displayNameID: "dEf456"))
        .with(.init("ja.lproj/Widget.strings", "\"aBc123\" = \"期間\";\n"))),
    .change(
      from: .parameters(
        .parameter("period", tag: 2, displayName: "Period", displayNameID: "aBc123")
      )
      .with(.init("ja.lproj/Widget.strings", "\"aBc123\" = \"期間\";\n")),
      to: .parameters(.parameter("period", tag: 2, displayName: "Period", displayNameID: "dEf456"))
        .with(.init("ja.lproj/Widget.strings", "\"dEf456\" = \"期間\";\n"))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    revisions.forEachText { pair in
      guard let old = pair.old.id?.value, !pair.new.isAbsent else { return }
      let (before, after) = pair.homes
      let lost = before.locales.filter { locale in
        guard let entry = before.translation(of: old, in: locale) else { return false }
        // What says the same as the definition is no translation.
        guard entry.text.value != pair.old.text?.value else { return false }
        return pair.new.id.flatMap { after.translation(of: $0.value, in: locale) } == nil
      }
      guard !lost.isEmpty else { return }
      let languages = lost.map(\.identifier).joined(separator: ", ")
      let why =
        pair.new.id?.value == old
        ? "their entry '\(old)' is gone"
        : "the ID is now '\(pair.new.id?.value ?? "")', no longer '\(old)'"
      changes.add(
        "the translations of '\(pair.subject.path)' are lost in \(languages): \(why); restore it",
        pair.subject, at: pair.place, earlier: pair.earlierPlace, isForWidgets: pair.isForWidgets,
        values: [languages])
    }
  }
}
