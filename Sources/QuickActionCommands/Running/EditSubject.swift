// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText
import StringTables
import WidgetProject
import WidgetViews

/// What `edit` edits: the intent of a catalog, or one of a definition.
struct EditSubject {
  /// The intent, with its catalog if there is one.
  let widget: WidgetIntent

  /// The family of the widget.
  let family: WidgetFamily

  /// Where a choice is saved unless somebody says otherwise.
  let choiceFile: FilePath

  /// The catalog, with the file that it was read from; nil where there is none for the intent.
  let catalog: LoadedCatalog?

  /// Loads what the options name; where they name a definition, the intent of the given name or, without a name, the only
  /// one for widgets.
  init(_ options: CatalogOptions, intent name: String?, _ messages: Messages) throws {
    if let path = options.definitionPath {
      try self.init(definition: path, intent: name, options, messages)
    } else {
      let loaded = try options.load(messages)
      let own = loaded.catalog.intentName.value
      if let name, name != own {
        let definition = ShellWord.of(loaded.files.definition.text)
        throw CommandFailure(
          "the catalog is for the intent '\(own)'; for another one: "
            + "quickaction edit \(definition) --intent \(ShellWord.of(name))", exitCode: 2)
      }
      try self.init(loaded, options)
    }
  }

  private init(
    widget: WidgetIntent, family: WidgetFamily, choiceFile: FilePath,
    catalog: LoadedCatalog? = nil
  ) {
    self.widget = widget
    self.catalog = catalog
    self.family = family
    self.choiceFile = choiceFile
  }

  private init(_ loaded: LoadedCatalog, _ options: CatalogOptions) throws {
    self.init(
      widget: loaded.widget, family: try options.family(of: loaded),
      choiceFile: loaded.choiceFile, catalog: loaded)
  }

  private init(
    definition path: FilePath, intent name: String?, _ options: CatalogOptions,
    _ messages: Messages
  ) throws {
    let definition = try DefinitionFile(path, messages)
    let intent = try definition.intent(named: name, messages)
    let catalog = try definition.catalog(options, messages)
    if let catalog, catalog.catalog.intentName.value == intent.name?.value {
      try self.init(catalog, options)
      return
    }
    let widget = WidgetIntent(
      intent, of: definition.definition, tables: try definition.tables(messages))
    self.init(
      widget: widget, family: try Self.family(options.family),
      choiceFile: definition.choiceFile(
        for: widget.name, besideCatalog: catalog != nil))
  }

  /// The family of the given name; the one that most widgets have where none is given.
  private static func family(_ name: String?) throws -> WidgetFamily {
    try name.map { try WidgetFamily(named: $0) } ?? .systemMedium
  }

  /// The language of the texts.
  func language(_ options: CatalogOptions) -> TextLanguage {
    if widget.catalog != nil { return TextLanguage(asked: options.localeName, of: widget) }
    return TextLanguage(
      asked: options.localeName,
      known: widget.tables.locales(ofTable: FilePath(widget.definition.source.name).stem), own: nil,
      environment: Console.current.environment)
  }
}
