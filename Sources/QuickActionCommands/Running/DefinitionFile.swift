// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import Diagnostics
import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText
import StringTables
import WidgetProject

/// A definition that is edited with or without a catalog, and what lies beside it.
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
            ? "; it has none at all"
            : "; name one with --intent to take its values all the same: \(others)"),
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
        "the intent '\(VisibleText.of(name))' is not for widgets, so no phone shows this sheet")
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
    guard let file = ActionCatalog.file(of: path) else { return nil }
    var options = options
    options.catalog = file.text
    let loaded = try options.load(messages)
    let own = FileStatus.resolved(loaded.catalog.definitionFile)
    return own == FileStatus.resolved(path) ? loaded : nil
  }

  /// The string tables beside the definition.
  func tables(_ messages: Messages) throws -> StringTableSet {
    try tables(at: TableLocation(definition: path), messages)
  }

  /// The string tables at a location.
  func tables(at location: TableLocation, _ messages: Messages) throws -> StringTableSet {
    var tables = StringTableSet()
    for file in location.files() {
      let source = try Self.source(file.path)
      do throws(PropertyListError) {
        if file.format == .stringCatalog {
          for table in try StringCatalog(source, name: file.path.stem).tables {
            tables.insert(table)
          }
        } else {
          tables.insert(
            try StringTable(
              source, name: file.path.stem, locale: LocaleName(file.path.folder.stem),
              format: file.format))
        }
      } catch {
        throw CommandFailure(
          [Diagnostic(invalidPropertyList: error)], sources: [source], style: messages.errorStyle,
          exitCode: 2)
      }
    }
    return tables
  }

  /// Where the choice of an intent without a catalog is saved.
  ///
  /// `X.configuration.json` for the only widget intent of a definition without a catalog, else
  /// `X.INTENT.configuration.json`. What was saved under the other name is found and used as long as it is for this intent.
  func choiceFile(for intent: String, besideCatalog: Bool) -> FilePath {
    let plain = path.folder.appending("\(path.stem).configuration.json")
    let own = path.folder.appending("\(path.stem).\(intent).configuration.json")
    if FileStatus(at: own) == .file { return own }
    let isOnly =
      !besideCatalog && definition.widgetIntents.count == 1
      && definition.widgetIntents[0].name?.value == intent
    guard FileStatus(at: plain) == .file, let named = Self.intentName(inChoice: plain) else {
      return isOnly ? plain : own
    }
    return named == intent ? plain : own
  }

  /// The intent that a saved choice names; nil where it names none.
  private static func intentName(inChoice path: FilePath) -> String? {
    guard let source = try? SourceFile(path: path.text),
      let document = try? PropertyListDocument(source, as: .json)
    else { return nil }
    return document.root["intent"]?.string
  }

  private static func source(_ path: FilePath) throws -> SourceFile {
    do throws(FileError) {
      return try SourceFile(path: path.text)
    } catch {
      throw CommandFailure(error)
    }
  }
}
