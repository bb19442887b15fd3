// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText
import StringTables

/// Translations with other words.
struct TranslationChanged: ChangeRule {
  static let metadata = RuleMetadata(
    id: "translation-changed", effect: .safe, evidence: .runtime,
    summary: "Texts of a table have other words.",
    why: "Users who read the language see them.",
    runtime: RuntimeFact.texts,
    remedy: "Nothing.")

  static let examples: [RuleExample] = [
    .change(
      from: .parameters(
        .parameter("period", tag: 2, displayName: "Period", displayNameID: "aBc123")
      )
      .with(.init("ja.lproj/Widget.strings", "\"aBc123\" = \"期\";\n")),
      to: .parameters(.parameter("period", tag: 2, displayName: "Period", displayNameID: "aBc123"))
        .with(.init("ja.lproj/Widget.strings", "↓\"aBc123\" = \"期間\";\n"))),
    .change(
      from: .parameters(
        .parameter("period", tag: 2, displayName: "Period", displayNameID: "aBc123")
      )
      .with(.init("ja.lproj/Widget.strings", "\"aBc123\" = \"期間\";\n")),
      to: .parameters(.parameter("period", tag: 2, displayName: "Period", displayNameID: "aBc123"))
        .with(.init("ja.lproj/Widget.strings", "/* Row */ \"aBc123\" = \"期間\";\n"))),
  ]

  func check(_ revisions: RevisionPair, changes: inout ChangeList) {
    var counts: [(file: String, locale: LocaleName, home: DefinitionRevision, count: Int)] = []
    revisions.forEachText { pair in
      guard let id = pair.new.id?.value, pair.old.id?.value == id else { return }
      let (before, after) = pair.homes
      for locale in after.locales {
        guard let old = before.translation(of: id, in: locale),
          let (new, file) = after.translationAndFile(of: id, in: locale),
          old.text.value != new.text.value
        else { continue }
        if let index = counts.firstIndex(where: { $0.file == file }) {
          counts[index].count += 1
        } else {
          counts.append((file, locale, after, 1))
        }
      }
    }
    for (file, locale, home, count) in counts {
      changes.add(
        "\(count == 1 ? "1 text has" : "\(count) texts have") other words in '\(locale.identifier)'",
        ChangeSubject(.definition, home.path), at: .init(file: file, range: SourceRange(at: 0)),
        earlier: nil, values: [locale.identifier, String(count)])
    }
  }
}
