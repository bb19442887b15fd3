// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import SourceText

/// Keys of string tables that are texts in place of localization IDs.
struct TextAsKey: TranslationRule {
  static let metadata = RuleMetadata(
    id: "text-as-key", family: .localization, severity: .warning,
    summary:
      "A key of a string table or a string catalog is a text, not the localization ID of that text.",
    why: """
      In an app's own code the English text is often the key, but a definition's texts are looked \
      up by their IDs. Nothing reads the entry, and users see the definition's own text.
      """,
    remedy: """
      Write the ID in place of the text. No fix does it, as the file may have the ID already for \
      another language, and a service that keeps the translations knows them by their old keys: \
      change those there, too.
      """)

  static let examples: [RuleExample] = [
    RuleExample(
      files: [
        .init(
          "de.lproj/Widget.strings",
          """
          "↓Show Account" = "Konto zeigen";

          """), definition,
      ]),
    RuleExample(files: [.init("Widget.xcstrings", catalog("↓", "Show Account")), definition]),
    RuleExample(files: [.init("Widget.xcstrings", catalog("", "tItLe1")), definition]),
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

  private static func catalog(_ mark: String, _ key: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "\(mark)\(key)" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Konto zeigen"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

  func check(_ review: TranslationReview, findings: inout RuleFindings) {
    for found in review.textsAsKeys {
      findings.add(
        .textAsKey(found.keys.map { ($0.key.value, $0.id) }), at: found.keys.first?.key.range,
        in: found.file.name,
        data: [
          .init("keys", found.keys.map(\.key.value).joined(separator: "\n")),
          .init("ids", found.keys.map(\.id).joined(separator: "\n")),
        ])
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func textAsKey(_ keys: [(text: String, id: String)]) -> Self {
    let changes = keys.prefix(3).map { "'\($0.text)' to '\($0.id)'" }
    let rest = keys.count > 3 ? ", and \(keys.count - 3) more" : ""
    let (subject, verb, pronoun) =
      keys.count == 1 ? ("the key", "is a text", "it") : ("\(keys.count) keys", "are texts", "them")
    return
      "\(subject) \(verb) instead of the ID that the definition gives the text, so nothing reads \(pronoun) and users see the definition's own text; change \(changes.joined(separator: ", "))\(rest)"
  }
}
