// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText
import StringTables

/// Keys of string tables that no text of the definition has.
struct StaleTranslation: TranslationRule {
  static let metadata = RuleMetadata(
    id: "stale-translation", family: .localization, severity: .note,
    summary: "A string table has keys that no definition of its name has.",
    why: """
      Nothing reads them. They stay behind when a text is removed or its ID changes, and translators go on translating \
      what nobody sees; where an ID changed, a good translation lies there unused.
      """,
    remedy: """
      Remove them, or give the text its old ID again. The fix removes them with the comments above them, and is unsafe, \
      since the translations are gone then. A key that any definition of the name has, in whichever folder and whether or \
      not a project lists it, is passed over.
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

  private static let definition = RuleExample.rawIntent(
    """
    <key>INIntentTitle</key>
    <string>Show Account</string>
    <key>INIntentTitleID</key>
    <string>tItLe1</string>
    """
  ).files[0]

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
    let edits =
      switch leftover.file {
      case .table(let table): table.removing(keys)
      case .catalog(let catalog): catalog.removing(keys)
      }
    return edits.map { edits in
      let title = keys.count == 1 ? "remove the key" : "remove the \(keys.count) keys"
      return [Fix(title: title, safety: .unsafe, file: leftover.file.name, edits: edits)]
    } ?? []
  }
}

extension Diagnostic.Message {
  fileprivate static func stale(_ texts: [NamedText], definition: String) -> Self {
    let name = definition.split(separator: "/").last.map(String.init) ?? definition
    let (noun, pronoun) = texts.count == 1 ? ("key", "it") : ("keys", "them")
    return
      "no text of '\(name)' has the \(noun) of \(ListedNames.of(texts)), so that nothing reads \(pronoun); remove \(pronoun)"
  }
}
