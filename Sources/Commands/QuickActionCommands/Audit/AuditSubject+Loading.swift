// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ChoiceAudits
import CommandConsole
import Disk
import IntentFiles
import IntentModel
import QuickActions
import ShownWidgets
import SourceText
import StringTables
import WidgetChoices
import WidgetPrograms
import WidgetProject
import WidgetProtocol
import WidgetViews

extension AuditSubject {
  /// Loads what choices are audited against: a catalog with its definition, or a definition with the catalog beside it.
  ///
  /// All intents of the definition count, as each choice names its own.
  ///
  /// - Throws: `CommandFailure` if something cannot be read.
  init(_ request: WidgetRequest, _ messages: Messages) throws {
    if let chosen = request.programIntent {
      let family = try request.family.map { try WidgetFamily(named: $0) }
      self.init(
        [
          WidgetIntent(
            chosen.intent.intent, of: chosen.intent.definition, tables: StringTableSet())
        ], family: family ?? chosen.intent.widget.families.first ?? .systemMedium,
        in: request.locale)
      return
    }
    guard let path = request.definitionPath else {
      let loaded = try request.load(messages)
      try self.init(loaded, loaded.widget.definition, request)
      return
    }
    let definition = try messages.failing { () throws(LoadedCatalog.Failure) in
      try LoadedDefinition(path: path)
    }
    var catalog: LoadedCatalog?
    if let file = ActionCatalog.file(of: path, in: .disk) {
      var request = request
      request.catalog = file.text
      let loaded = try request.load(messages)
      let own = FileSystem.disk.resolved(loaded.files.definition)
      if own == FileSystem.disk.resolved(path) { catalog = loaded }
    }
    if catalog == nil, definition.definition.widgetIntents.isEmpty {
      throw CommandFailure(
        "'\(path.text)' does not have an intent for widgets; name the definition of a widget",
        exitCode: 2)
    }
    try self.init(catalog, definition.definition, request)
  }

  private init(
    _ catalog: LoadedCatalog?, _ definition: IntentDefinition, _ request: WidgetRequest
  ) throws {
    let family =
      try catalog.map { try request.family(of: $0) }
      ?? request.family.map { try WidgetFamily(named: $0) } ?? .systemMedium
    let own = catalog?.widget.intent.name?.value
    let tables = catalog?.widget.tables ?? StringTableSet()
    let others = definition.intents
      .filter { catalog == nil || $0.name?.value != own }
      .map { WidgetIntent($0, of: definition, tables: tables) }
    self.init(
      (catalog.map { [$0.widget] } ?? []) + others, family: family, in: request.locale)
  }
}
