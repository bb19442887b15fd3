// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import CommandConsole
package import Disk
import IntentFiles
import IntentModel
import PropertyListSyntax
package import QuickActions
import SourceText
import StringTables
package import WidgetChoices
import WidgetPrograms
import WidgetProject
import WidgetProtocol
package import WidgetViews

/// The subject of a command: the intent of a catalog, or one of a definition.
package struct WidgetSubject {
  /// The intent, with its catalog if there is one.
  package let widget: WidgetIntent

  /// The family of the widget.
  package let family: WidgetFamily

  /// The file of the choice, unless another is named.
  package let choiceFile: FilePath

  /// The catalog, with the file that it was read from; nil if there is none for the intent.
  package let catalog: LoadedCatalog?

  /// Loads what is asked for: if a definition is named, the intent of the given name or, without a name, the only one for
  /// widgets.
  package init(_ request: WidgetRequest, _ messages: Messages) throws {
    if let chosen = request.programIntent {
      try self.init(chosen, request)
    } else if let path = request.definitionPath {
      try self.init(definition: path, request, messages)
    } else {
      let loaded = try request.load(messages)
      let own = loaded.catalog.intentName.value
      if let name = request.intent, name != own {
        let definition = ShellWord.of(loaded.files.definition.text)
        throw CommandFailure(
          "the catalog is for the intent '\(own)'; for another one: "
            + "quickaction edit \(definition) --intent \(ShellWord.of(name))", exitCode: 2)
      }
      try self.init(loaded, request)
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

  private init(_ chosen: ChosenProgramIntent, _ request: WidgetRequest) throws {
    let widget = chosen.intent.widget
    let family = try WidgetFamily(
      named: request.family, ofWidget: widget.kind, supporting: widget.families)
    self.init(
      widget: WidgetIntent(
        chosen.intent.intent, of: chosen.intent.definition, tables: StringTableSet(),
        handler: chosen.handler),
      family: family, choiceFile: chosen.choiceFile)
  }

  private init(_ loaded: LoadedCatalog, _ request: WidgetRequest) throws {
    self.init(
      widget: loaded.widget, family: try request.family(of: loaded),
      choiceFile: loaded.choiceFile, catalog: loaded)
  }

  private init(
    definition path: FilePath, _ request: WidgetRequest, _ messages: Messages
  ) throws {
    let definition = try messages.failing { () throws(LoadedCatalog.Failure) in
      try LoadedDefinition(path: path)
    }
    let intent = try Self.intent(named: request.intent, in: definition, messages)
    let catalog = try Self.catalog(of: path, request, messages)
    if let catalog, catalog.catalog.intentName.value == intent.name?.value {
      try self.init(catalog, request)
      return
    }
    let tables = try messages.failing { () throws(LoadedCatalog.Failure) in
      try definition.tables()
    }
    let widget =
      try request.handler.map { find in
        WidgetIntent(
          intent, of: definition.definition, tables: tables,
          handler: try find("\(intent.name?.value ?? "")Intent"))
      } ?? WidgetIntent(intent, of: definition.definition, tables: tables)
    self.init(
      widget: widget,
      family: try request.family.map { try WidgetFamily(named: $0) } ?? .systemMedium,
      choiceFile: definition.choiceFile(
        for: widget.name, besideCatalog: catalog != nil))
  }

  private static func intent(
    named name: String?, in definition: LoadedDefinition, _ messages: Messages
  ) throws -> Intent {
    do throws(LoadedDefinition.IntentError) {
      let intent = try definition.intent(named: name)
      if let name, intent.isEligibleForWidgets?.value != true {
        messages.note(
          "the intent '\(VisibleText.of(name))' is not for widgets, so no device shows this sheet")
      }
      return intent
    } catch {
      throw CommandFailure("\(error)", exitCode: 2)
    }
  }

  /// The catalog beside a definition, or beside its language folder; nil if there is none, or it belongs to another definition.
  private static func catalog(
    of definition: FilePath, _ request: WidgetRequest, _ messages: Messages
  ) throws -> LoadedCatalog? {
    guard let file = ActionCatalog.file(of: definition, in: .disk) else { return nil }
    var request = request
    request.catalog = file.text
    let loaded = try request.load(messages)
    let own = FileSystem.disk.resolved(loaded.files.definition)
    return own == FileSystem.disk.resolved(definition) ? loaded : nil
  }
}
