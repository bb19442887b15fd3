// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import Diagnostics
import Disk
import IntentFiles
import IntentLint
import PropertyListSyntax
import SourceText
import StringTables
import WidgetProject

/// Texts of catalogs that are translated into some languages only.
struct UntranslatedCatalogText: ProjectRule {
  static let metadata = RuleMetadata(
    id: "untranslated-catalog-text", family: .catalog, severity: .warning,
    summary: "A string table lacks the key of a title that other languages have.",
    why: """
      Users see this title in the language of the catalog, among others in their own \
      language. If the catalog has no title in addition to the key, they see the key.
      """,
    remedy: """
      Add the key and its translation to the table of each language that the finding names. A \
      title that is the same in all languages needs no key.
      """)

  static let examples: [RuleExample] = [
    .catalog(title(#""Inbox", "titleKey": "↓inbox""#), with: [german(""), french]),
    .catalog(title(#""Inbox", "titleKey": "inbox""#), with: [german(entry), french]),
    .catalog(title(#""Inbox""#), with: [german(""), french]),
  ]

  private static func title(_ words: String) -> String {
    """
    "developmentLanguage": "en",
    "destinations": [
      { "identifier": "inbox", "title": \(words), "properties": { "url": "places://inbox" } }
    ]
    """
  }

  private static let entry = "\"inbox\" = \"Eingang\";\n"

  private static func german(_ entries: String) -> RuleExample.File {
    .init("de.lproj/Widget.actions.strings", "\"search\" = \"Suche\";\n" + entries)
  }

  private static let french = RuleExample.File(
    "fr.lproj/Widget.actions.strings", "\"inbox\" = \"Réception\";\n")

  func check(_ context: ProjectContext, findings: inout RuleFindings) {
    for catalog in context.project.surroundingCatalogs {
      checkTables(of: catalog, in: context.project, findings: &findings)
    }
    guard !context.project.catalogs.isEmpty else { return }
    for catalog in context.project.catalogs {
      let tables = CatalogTables(of: catalog, in: context.project)
      for text in catalog.texts {
        guard let key = text.key else { continue }
        let words = text.text?.value ?? ""
        let file = catalog.source.name
        if tables.languages.isEmpty {
          guard words.isEmpty, !tables.hasTable else { continue }
          findings.add(
            .noTable(key.value, table: catalog.tableName), at: key.range, in: file,
            cause: .init(.noTable(key.value, table: catalog.tableName)))
          continue
        }
        let missing = tables.languages(without: key.value, hasWords: !words.isEmpty)
        guard !missing.isEmpty else { continue }
        findings.add(
          .untranslated(key.value, languages: missing, words: words), at: key.range, in: file,
          data: [
            .init("key", key.value),
            .init("locales", missing.map(\.identifier).joined(separator: ",")),
          ],
          notes: tables.files(in: missing).map {
            .init(message: "this table does not have it", at: .init(file: $0))
          },
          cause: .init(
            .untranslated(key.value, languages: missing),
            notes: tables.files(in: missing).map {
              .init(message: "this table does not have them", at: .init(file: $0))
            }))
      }
    }
  }
}

extension UntranslatedCatalogText {
  /// Reports what the tables lack that are checked without their catalog, in the tables.
  private func checkTables(
    of catalog: ActionCatalog, in project: WidgetProject, findings: inout RuleFindings
  ) {
    let tables = CatalogTables(of: catalog, in: project)
    guard tables.allFiles.contains(where: project.isAsked) else { return }
    for text in catalog.texts {
      guard let key = text.key else { continue }
      let words = text.text?.value ?? ""
      for language in tables.languages(without: key.value, hasWords: !words.isEmpty) {
        for file in tables.files(in: [language]) where project.isAsked(file) {
          findings.add(
            .untranslated(key.value, languages: [language], words: words), at: nil, in: file,
            data: [.init("key", key.value), .init("locales", language.identifier)],
            notes: [
              .init(
                message: "the catalog has it here",
                at: .init(file: catalog.source.name, range: key.range))
            ])
        }
      }
    }
  }
}

extension ActionCatalog {
  /// The texts that users read, in the order of the file but for the widget's own, which come
  /// first.
  fileprivate var texts: [CatalogText] {
    [widget.displayName, widget.description] + sections.map(\.title) + destinations.map(\.title)
  }
}

/// The tables of a catalog, to be asked about many keys.
private struct CatalogTables {
  private let tables: [StringTable]
  private let development: LocaleName
  private let stringCatalogs: [StringCatalog]

  /// The languages that the tables are in.
  let languages: [LocaleName]

  /// The names of the tables' files.
  var allFiles: [String] { tables.map(\.fileName) }

  /// Whether there is any table.
  var hasTable: Bool { !tables.isEmpty || !stringCatalogs.isEmpty }

  init(of catalog: ActionCatalog, in project: WidgetProject) {
    tables = project.tables(of: catalog)
    let files = project.files(of: catalog)
    let names = Set(files.tableLocations.map(\.folder))
    stringCatalogs = project.stringCatalogs.filter { found in
      found.name == catalog.tableName && names.contains(FilePath(found.source.name).folder)
    }
    languages = Set(tables.map(\.locale)).filter(\.isLanguage).sorted()
    let application = project.applications.first { application in
      application.definitions.contains { definition in
        definition.variants.contains { FilePath($0.file).simplified == files.definition }
      }
    }
    development =
      catalog.developmentLanguage?.value ?? application?.developmentLanguage ?? LocaleName("en")
  }

  /// The languages in which a text is not found.
  func languages(without key: String, hasWords: Bool) -> [LocaleName] {
    let found = Set(tables.filter { $0[key] != nil }.map(\.locale))
    let missing = languages.filter { language in
      let names = language.lookupOrder
      if names.contains(where: found.contains) { return false }
      // The catalog's own words are in the language of the development.
      guard names.contains(development) else { return true }
      return !hasWords && !found.contains(.base)
    }
    return missing.isEmpty || stringCatalogs.isEmpty
      ? missing : missing.filter { !isComplete(key, in: $0) }
  }

  /// Whether a string catalog says that a key needs no text in a language: it is its own text in the language that the
  /// others are translated from, or the same everywhere.
  private func isComplete(_ key: String, in language: LocaleName) -> Bool {
    stringCatalogs.contains { catalog in
      let document = try? PropertyListDocument(catalog.source, as: .json)
      guard let string = document?.root["strings"]?[key] else { return false }
      return catalog.sourceLanguage == language || string["shouldTranslate"]?.boolean == false
    }
  }

  /// The files of the tables in some languages.
  func files(in languages: [LocaleName]) -> [String] {
    Set(tables.filter { languages.contains($0.locale) }.map(\.fileName)).sorted()
  }
}

extension Diagnostic.Cause.Sentence {
  fileprivate static func untranslated(_ key: String, languages: [LocaleName]) -> Self {
    let list = languages.map { "'\($0)'" }.joined(separator: ", ")
    return "into \(list) there is no translation of \("'\(key)'", each: .key); add it to the table"
  }

  fileprivate static func noTable(_ key: String, table: String) -> Self {
    "there is no table '\(table).strings', so users read \("'\(key)'", each: .key); add one, or give the texts titles of their own"
  }
}

extension Diagnostic.Cause.Variable {
  fileprivate static let key = Self("the key ", "keys: ")
}

extension Diagnostic.Message {
  fileprivate static func untranslated(
    _ key: String, languages: [LocaleName], words: String
  ) -> Self {
    let list = languages.map { "'\($0)'" }.joined(separator: ", ")
    let shown = words.isEmpty ? "" : ", so users see '\(words)'"
    return "'\(key)' is not translated into \(list)\(shown); add it to the table"
  }

  fileprivate static func noTable(_ key: String, table: String) -> Self {
    "no table '\(table).strings' exists, so users see the key '\(key)'; add the table, or add a 'title'"
  }
}
