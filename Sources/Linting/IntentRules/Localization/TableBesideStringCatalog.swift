// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentLint

/// String catalogs next to tables of the same name.
struct TableBesideStringCatalog: TranslationRule {
  static let metadata = RuleMetadata(
    id: "table-beside-string-catalog", family: .localization, severity: .warning,
    summary: """
      A definition has both an `.xcstrings` catalog and `.strings` or `.stringsdict` tables.
      """,
    why: """
      Xcode refuses to build a target with both, because the catalog is compiled to tables of \
      the same names. In different targets, users see different texts.
      """,
    remedy: "Move the texts of the tables into the string catalog, and remove the tables.")

  static let examples: [RuleExample] = [
    RuleExample(files: [
      catalog(mark: "↓"), definition,
      .init("de.lproj/Widget.strings", #""tItLe1" = "Konto zeigen";"#),
    ]),
    RuleExample(files: [
      catalog(mark: ""), definition,
      .init("de.lproj/Localizable.strings", #""account" = "Konto";"#),
    ]),
  ]

  private static func catalog(mark: String) -> RuleExample.File {
    .init(
      "Widget.xcstrings",
      """
      \(mark){
        "sourceLanguage" : "en",
        "strings" : {
          "tItLe1" : {
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
      """)
  }

  private static let definition = RuleExample.intent(title: "Show Account", titleID: "tItLe1")
    .files[0]

  func check(_ review: TranslationReview, findings: inout RuleFindings) {
    for catalog in review.crowdedCatalogs {
      findings.add(
        .crowded(count: catalog.tables.count), at: nil, in: catalog.file,
        notes: catalog.tables.prefix(3).map { .init(message: .table, at: .init(file: $0)) })
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func crowded(count: Int) -> Self {
    let subject = count == 1 ? "a table has" : "\(count) tables have"
    return
      "\(subject) the same name as this catalog, and Xcode cannot build a target with both; move the texts here and remove the tables"
  }

  fileprivate static let table: Self = "this table has the same name"
}
