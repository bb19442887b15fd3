// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint
import IntentModel
import SourceText
import StringTables

/// Texts of a definition that a language's string table does not have.
///
/// There is one finding for each file of translations, not one for each text: the file is what is repaired in one
/// go, twenty languages without a new text are twenty lines and not twenty times its number, and one fix adds all that a
/// file lacks. It is about the file as a whole, since what is not there has no place.
struct MissingTranslation: TranslationRule {
  static let metadata = RuleMetadata(
    id: "missing-translation", family: .localization, severity: .warning,
    summary: "A string table of a language lacks keys of the definition that it translates.",
    why: """
      If the table of a language lacks a key, users see the definition's own text: half of \
      the edit sheet is in their language, the other half in the language of the developers.
      """,
    remedy: """
      Translate the texts. The fix adds their keys with the text of the definition, marked for \
      translation: with a comment in a `.strings` file, with the state `needs_review` in an \
      `.xcstrings` file. It is unsafe because App Store Connect, and any service that imports \
      the file, accepts that text as a translation. 'untranslated-text' keeps reporting it. \
      Not reported are languages without any table, the development language and its regions, \
      texts that a language inherits from the language without its region, texts without \
      letters, the enum value with index 0, which stands for no choice, and findings of \
      'app-store-title-missing' and 'app-store-description-missing'.
      """, fixSafety: .unsafe)

  static let examples: [RuleExample] = [
    RuleExample(
      files: [
        .init(
          "de.lproj/Widget.strings",
          """
          ↓"tItLe1" = "Konto zeigen";

          """), definition,
      ],
      fixed: """
        /* To translate */
        "tExt02" = "Shows what is left";

        "tItLe1" = "Konto zeigen";

        """),
    RuleExample(
      files: [
        .init("Widget.xcstrings", catalog(german: ("↓", ""))), definition,
      ],
      fixed: catalog(
        german: (
          "",
          """
                  "de" : {
                    "stringUnit" : {
                      "state" : "needs_review",
                      "value" : "Shows what is left"
                    }
                  },

          """
        ))),
    RuleExample(files: [
      .init(
        "de.lproj/Widget.strings",
        """
        "tItLe1" = "Konto zeigen";
        "tExt02" = "Zeigt, was bleibt";

        """), definition,
      .init("en.lproj/Widget.strings", #""tItLe1" = "Show an Account";"#),
      .init("de-AT.lproj/Widget.strings", #""tItLe1" = "Konto anzeigen";"#),
    ]),
  ]

  /// A catalog whose second text is in German only where it is given.
  private static func catalog(german: (mark: String, text: String)) -> String {
    """
    \(german.mark){
      "sourceLanguage" : "en",
      "strings" : {
        "tExt02" : {
          "extractionState" : "manual",
          "localizations" : {
    \(german.text)        "en" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Shows what is left"
              }
            }
          }
        },
        "tItLe1" : {
          "extractionState" : "manual",
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

  private static let definition = RuleExample.intent(
    description: "Shows what is left", descriptionID: "tExt02",
    title: "Show Account", titleID: "tItLe1"
  ).files[0]

  func check(_ review: TranslationReview, findings: inout RuleFindings) {
    for gap in review.gaps {
      let missing = gap.unreportedTexts
      guard !missing.isEmpty else { continue }
      let keys = missing.compactMap { $0.text.id?.value }
      let languages = Set(missing.flatMap(\.languages)).sorted().map(\.identifier)
      findings.add(
        .missing(
          missing.compactMap { NamedText($0.text) }, of: gap.count, languages: languages),
        at: nil, in: gap.file.name,
        data: [
          .init("languages", languages.joined(separator: " ")),
          .init("keys", keys.joined(separator: " ")),
        ],
        notes: notes(missing.map(\.text), in: review.definition.source.name),
        fixes: fixes(of: gap),
        cause: .init(
          .missing(
            missing.compactMap { NamedText($0.text) }, of: gap.count, languages: languages)))
    }
  }

  /// Where the definition has the text, if it is only one: twenty languages that lack the same ten texts say enough.
  private func notes(_ texts: [LocalizedText], in file: String) -> [Diagnostic.Note] {
    guard texts.count == 1, let text = texts.first, let id = text.id?.value else { return [] }
    return [.init(message: .text(of: id), at: .init(file: file, range: text.text?.range))]
  }

  private func fixes(of gap: TranslationReview.Gap) -> [Fix] {
    let texts = gap.unreportedTexts.compactMap { text, languages in
      text.id.map {
        TextToTranslate(key: $0.value, text: text.text?.value ?? "", languages: languages)
      }
    }
    let title =
      texts.count == 1
      ? "add the text, marked for translation"
      : "add the \(texts.count) texts, marked for translation"
    guard !texts.isEmpty else { return [] }
    return Fix.making(title: title, of: gap.file) { file in
      switch file {
      case .table(let table): table.adding(texts)
      case .catalog(let catalog): catalog.adding(texts)
      }
    }
  }
}

extension Diagnostic.Cause.Sentence {
  fileprivate static func missing(_ texts: [NamedText], of count: Int, languages: [String]) -> Self
  {
    let subject =
      texts.count == 1 ? "1 of \(count) texts has" : "\(texts.count) of \(count) texts have"
    return
      "\(subject) no translation into \(ListedNames.of(languages), each: .language), and users see the definition's own words; add \(ListedNames.of(texts))"
  }
}

extension Diagnostic.Cause.Variable {
  static let language = Self("", "languages: ")
}

extension Diagnostic.Message {
  fileprivate static func missing(
    _ texts: [NamedText], of count: Int, languages: [String]
  ) -> Self {
    let subject =
      texts.count == 1 ? "1 of \(count) texts has" : "\(texts.count) of \(count) texts have"
    return
      "\(subject) no translation into \(ListedNames.of(languages)), so users see the definition's own text; add \(ListedNames.of(texts))"
  }

  fileprivate static func text(of id: String) -> Self {
    "the text of '\(id)' is here"
  }
}
