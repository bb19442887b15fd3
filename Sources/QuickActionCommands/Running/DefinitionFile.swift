// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import QuickActions
import SourceText
import StringTables
import WidgetProject

/// A definition that is edited with or without a catalog, and the files next to it.
struct DefinitionFile {
  /// The file.
  let path: FilePath

  /// What it declares.
  let definition: IntentDefinition

  /// Reads a definition.
  init(_ path: FilePath, _ messages: Messages) throws {
    self.path = path
    let source = try Self.source(path)
    do throws(IntentDefinitionError) {
      definition = try IntentDefinition(source)
    } catch {
      throw CommandFailure(
        [error.diagnostic], sources: [source], style: messages.errorStyle, exitCode: 2)
    }
  }

  /// The intent of a name or, without a name, the only one for widgets.
  func intent(named name: String?, _ messages: Messages) throws -> Intent {
    if let name { return try anyIntent(named: name, messages) }
    let intents = definition.widgetIntents
    guard let only = intents.first else {
      let others = Self.list(definition.intents)
      throw CommandFailure(
        "'\(path.text)' has no intent for widgets"
          + (others.isEmpty
            ? "; it has no intents at all"
            : "; to use another intent, name it with --intent: \(others)"),
        exitCode: 2)
    }
    guard intents.count == 1 else {
      throw CommandFailure(
        "'\(path.text)' has several intents for widgets; name one with --intent: "
          + Self.list(intents), exitCode: 2)
    }
    return only
  }

  private func anyIntent(named name: String, _ messages: Messages) throws -> Intent {
    guard let intent = definition.intent(named: name) else {
      let names = definition.intents.compactMap { $0.name?.value }
      let question = NearName.question(name, among: names)
      let advice = names.isEmpty ? "; it has none" : "; it has \(Self.list(definition.intents))"
      throw CommandFailure(
        "'\(path.text)' has no intent '\(name)'\(question.isEmpty ? advice : question)",
        exitCode: 2)
    }
    if intent.isEligibleForWidgets?.value != true {
      messages.note(
        "the intent '\(VisibleText.of(name))' is not for widgets, so no device shows this sheet")
    }
    return intent
  }

  /// The names of intents, each with its title where that is another.
  private static func list(_ intents: [Intent]) -> String {
    intents.compactMap { intent in
      guard let name = intent.name?.value else { return nil }
      let title = intent.title.text?.value ?? ""
      return title.isEmpty || title == name ? "'\(name)'" : "'\(name)' (\(title))"
    }.joined(separator: ", ")
  }

  /// The catalog beside the definition, or beside the language folder that it lies in; nil where there is none, or it belongs to another definition.
  func catalog(_ options: CatalogOptions, _ messages: Messages) throws -> LoadedCatalog? {
    guard let file = ActionCatalog.file(of: path, in: .disk) else { return nil }
    var options = options
    options.catalog = file.text
    let loaded = try options.load(messages)
    let own = FileSystem.disk.resolved(loaded.files.definition)
    return own == FileSystem.disk.resolved(path) ? loaded : nil
  }

  /// The string tables beside the definition.
  func tables(_ messages: Messages) throws -> StringTableSet {
    try tables(at: TableLocation(definition: path), messages)
  }

  /// The string tables at a location.
  func tables(at location: TableLocation, _ messages: Messages) throws -> StringTableSet {
    var sources: [SourceFile] = []
    do throws(LoadedCatalog.Failure) {
      return try LoadedCatalog.tables(at: [location], in: .disk, sources: &sources)
    } catch {
      throw CommandFailure(error, style: messages.errorStyle)
    }
  }

  /// Where the choice of an intent is saved.
  func choiceFile(for intent: String, besideCatalog: Bool) -> FilePath {
    ChoiceFile.path(of: intent, in: definition, at: path, besideCatalog: besideCatalog)
  }

  private static func source(_ path: FilePath) throws -> SourceFile {
    do throws(FileError) {
      return try FileSystem.disk.source(at: path)
    } catch {
      throw CommandFailure(error)
    }
  }
}
