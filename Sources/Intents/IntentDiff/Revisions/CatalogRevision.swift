// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

public import ActionCatalogs
import Diagnostics
public import IntentModel
import PropertyListSyntax
import SourceText
public import StringTables

/// A catalog of one revision, with its string tables.
public final class CatalogRevision: Sendable {
  /// The path in the repository, by which two revisions of a file are paired.
  public let path: String

  /// The catalog in this revision.
  public let catalog: ActionCatalog

  /// The string tables of the catalog.
  public let tables: StringTableSet

  /// The property that holds a destination's URL; nil if there is none.
  let urlPropertyName: String?

  /// The parameter that holds the destinations; nil if the definition does not have it.
  let parameter: Attribute?

  /// Creates a revision of a catalog.
  public init(
    path: String, catalog: ActionCatalog, definition: IntentDefinition?, tables: StringTableSet
  ) {
    self.path = path
    self.catalog = catalog
    self.tables = tables
    let target = definition.flatMap { catalog.check(against: $0).target }
    parameter = target?.parameter
    urlPropertyName = catalog.urlPropertyName(of: target?.type)
  }

  /// The words of a text in a language.
  func text(_ text: CatalogText, in locale: LocaleName?) -> String {
    let translation = text.key.flatMap { key in
      tables.match(
        for: key.value, inTable: catalog.tableName,
        locale: locale ?? catalog.developmentLanguage?.value)
    }
    return translation?.entry.text.value ?? text.text?.value ?? text.key?.value ?? ""
  }

  /// The URL that a destination opens; nil if the catalog has none.
  func url(of destination: Destination) -> String? {
    urlPropertyName.flatMap { destination.value(of: $0)?.string }
  }

  /// A destination as a subject.
  func subject(_ destination: Destination, _ settings: DiffSettings) -> ChangeSubject {
    ChangeSubject(
      .destination, destination.identifier.value,
      title: text(destination.title, in: settings.locale), owner: catalog.intentName.value,
      ownerTitle: text(catalog.widget.displayName, in: settings.locale))
  }

  /// A place in the file.
  func place(_ range: SourceRange?) -> Diagnostic.Place {
    Diagnostic.Place(file: catalog.source.name, range: range)
  }
}
