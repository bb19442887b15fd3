// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText
import StringTables

/// Texts of string tables that are marked for translation.
struct UntranslatedText: TranslationRule {
  static let metadata = RuleMetadata(
    id: "untranslated-text", family: .localization, severity: .note,
    summary: "A string table has texts that are marked for translation.",
    why: """
      The fix of a missing translation adds the definition's own text. App Store Connect and \
      other tools that only check whether a text exists accept it, but users see the language \
      of the developers.
      """,
    remedy: """
      Translate the texts, and remove the comments `/* To translate */`, or in an `.xcstrings` \
      file the state `needs_review`. In an `.xcstrings` file, only texts that equal the \
      definition's are reported.
      """)

  static let examples: [RuleExample] = [
    RuleExample(files: [
      .init(
        "de.lproj/Widget.strings",
        """
        /* To translate */
        "↓tItLe1" = "Show Account";

        """), definition,
    ]),
    RuleExample(files: [
      .init(
        "Widget.xcstrings", catalog(mark: "↓", state: "needs_review", german: "Show Account")),
      definition,
    ]),
    RuleExample(files: [
      .init(
        "de.lproj/Widget.strings",
        """
        /* Title */
        "tItLe1" = "Konto zeigen";

        """), definition,
    ]),
    RuleExample(files: [
      .init("Widget.xcstrings", catalog(mark: "", state: "needs_review", german: "Konto zeigen")),
      definition,
    ]),
  ]

  /// A catalog with one text in German.
  private static func catalog(mark: String, state: String, german: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "\(mark)tItLe1" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "\(state)",
                "value" : "\(german)"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }

  private static let definition = RuleExample.intent(title: "Show Account", titleID: "tItLe1")
    .files[0]

  func check(_ review: TranslationReview, findings: inout RuleFindings) {
    for untranslated in review.untranslated {
      let keys = untranslated.keys
      let languages = Set(keys.flatMap(\.languages)).sorted().map(\.identifier)
      let names = keys.map { NamedText(words: $0.text, id: $0.key.value) }
      let marks =
        switch untranslated.file {
        case .table: "comments 'To translate'"
        case .catalog: "states 'needs_review'"
        }
      findings.add(
        .untranslated(names, languages: languages, marks: marks), at: keys.first?.key.range,
        in: untranslated.file.name,
        data: [
          .init("languages", languages.joined(separator: " ")),
          .init("keys", keys.map(\.key.value).joined(separator: " ")),
        ], cause: .init(.untranslated(names, languages: languages, marks: marks)))
    }
  }
}

extension Diagnostic.Cause.Sentence {
  fileprivate static func untranslated(
    _ texts: [NamedText], languages: [String], marks: String
  ) -> Self {
    let subject = texts.count == 1 ? "1 text is" : "\(texts.count) texts are"
    return
      "\(subject) marked for translation into \(ListedNames.of(languages), each: .language): \(ListedNames.of(texts)); translate them and remove the \(marks)"
  }
}

extension Diagnostic.Message {
  fileprivate static func untranslated(
    _ texts: [NamedText], languages: [String], marks: String
  ) -> Self {
    let subject = texts.count == 1 ? "1 text is" : "\(texts.count) texts are"
    return
      "\(subject) marked for translation into \(ListedNames.of(languages)): \(ListedNames.of(texts)); translate them and remove the \(marks)"
  }
}
