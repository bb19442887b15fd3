// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText
import StringTables

/// Keys of string tables that are not in the definition.
struct StaleTranslation: TranslationRule {
  static let metadata = RuleMetadata(
    id: "stale-translation", family: .localization, severity: .note,
    summary: "A string table has keys that no definition of its name has.",
    why: """
      Nothing reads them. They remain when a text is removed or its ID changes, and \
      translators keep translating texts that nobody sees. If an ID changed, a good \
      translation is unused.
      """,
    remedy: """
      Remove them, or give the text its old ID again. The fix removes them with the comments \
      above them. It is unsafe because the translations are lost. A key is not reported if any \
      definition of this name has it, in any folder, listed by a project or not.
      """, fixSafety: .unsafe)

  static let examples: [RuleExample] = [
    RuleExample(
      files: [
        .init(
          "de.lproj/Widget.strings",
          """
          /* Title */
          "tItLe1" = "Konto zeigen";

          /* Description */
          "↓tExt09" = "Zeigt, was bleibt";

          """), definition,
      ],
      fixed: """
        /* Title */
        "tItLe1" = "Konto zeigen";

        """),
    RuleExample(files: [
      .init(
        "de.lproj/Widget.strings",
        """
        "tItLe1" = "Konto zeigen";

        """), definition,
    ]),
  ]

  private static let definition = RuleExample.intent(title: "Show Account", titleID: "tItLe1")
    .files[0]

  func check(_ review: TranslationReview, findings: inout RuleFindings) {
    for leftover in review.leftovers {
      let keys = leftover.keys.map(\.key.value)
      let file = leftover.file.name
      let texts = leftover.keys.map { NamedText(words: $0.text, id: $0.key.value) }
      let definition = review.definition.source.name
      findings.add(
        .stale(texts, definition: definition), at: leftover.keys.first?.key.range, in: file,
        data: [.init("keys", keys.joined(separator: " "))], fixes: fixes(of: leftover),
        cause: .init("\(Diagnostic.Message.stale(texts, definition: definition))"))
    }
  }

  private func fixes(of leftover: TranslationReview.Leftover) -> [Fix] {
    let keys = Set(leftover.keys.map(\.key.value))
    let title = keys.count == 1 ? "remove the key" : "remove the \(keys.count) keys"
    return Fix.making(title: title, of: leftover.file) { file in
      switch file {
      case .table(let table): table.removing(keys)
      case .catalog(let catalog): catalog.removing(keys)
      }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func stale(_ texts: [NamedText], definition: String) -> Self {
    let name = definition.split(separator: "/").last.map(String.init) ?? definition
    let (noun, pronoun) = texts.count == 1 ? ("key", "it") : ("keys", "them")
    return
      "no text of '\(name)' has the \(noun) of \(ListedNames.of(texts)), so nothing reads \(pronoun); remove \(pronoun)"
  }
}
