// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import SourceText
import StringTables

/// Keys of string tables that no text of the definition has.
package struct StaleTranslation: TranslationRule {
  package static let metadata = RuleMetadata(
    id: "stale-translation", family: .localization, severity: .note,
    summary: "A string table has keys that the definition does not have.",
    why: """
      Nothing reads them. They stay behind when a text is removed or its ID changes, and translators go on translating \
      what nobody sees; where an ID changed, a good translation lies there unused.
      """,
    remedy: """
      Remove them, or give the text its old ID again. The fix removes them with the comments above them, and is unsafe, \
      since the translations are gone then.
      """, fixSafety: .unsafe)

  package static let examples: [RuleExample] = [
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

  private static let definition = RuleExample.intent(
    """
    <key>INIntentTitle</key>
    <string>Show Account</string>
    <key>INIntentTitleID</key>
    <string>tItLe1</string>
    """
  ).files[0]

  package init() {}

  package func check(_ review: TranslationReview, report: inout RuleReport) {
    for leftover in review.leftovers {
      let keys = leftover.keys.map(\.value)
      let file = leftover.file.name
      report.add(
        .stale(keys, definition: review.definition.source.name), at: leftover.keys.first?.range,
        in: file, data: [.init("keys", keys.joined(separator: " "))],
        fixes: fixes(of: leftover))
    }
  }

  private func fixes(of leftover: TranslationReview.Leftover) -> [Fix] {
    let keys = Set(leftover.keys.map(\.value))
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
  fileprivate static func stale(_ keys: [String], definition: String) -> Self {
    let name = definition.split(separator: "/").last.map(String.init) ?? definition
    return keys.count == 1
      ? "no text of '\(name)' has the key \(ListedNames.of(keys)), so that nothing reads it; remove it"
      : "no text of '\(name)' has the keys \(ListedNames.of(keys)), so that nothing reads them; remove them"
  }
}
