// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import IntentModel
import QuickActions
import SourceText
import StringTables
import WidgetProject
import WidgetViews

/// Which widget a command is about, and for whom.
struct CatalogOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The catalog ('*.actions.json'). (default: the only one below the current folder)",
      valueName: "catalog"),
    completion: .json)
  var catalog: String?

  @Option(help: .family, completion: .families)
  var family: String?

  @Option(help: .locale)
  var locale: String?

  @Option(name: .choice, help: .choice, completion: .json)
  var choicePath: String?

  /// The requested language.
  var localeName: LocaleName? { locale.flatMap { TextLanguage.name($0) } }

  /// The intent definition that is named in place of a catalog; nil where none is.
  var definitionPath: FilePath? {
    let path = catalog.map { FilePath($0) }
    guard let path, path.pathExtension == "intentdefinition",
      FileSystem.disk.status(of: path) != .folder
    else {
      return nil
    }
    return path
  }

  /// Loads the catalog.
  func load(_ messages: Messages) throws -> LoadedCatalog {
    do throws(LoadedCatalog.Failure) {
      return try LoadedCatalog(path: catalog)
    } catch {
      throw CommandFailure(error, style: messages.errorStyle)
    }
  }

  /// The saved choice of a file.
  func savedChoice(
    at path: String, of loaded: LoadedCatalog, _ messages: Messages
  ) throws -> WidgetChoice {
    do throws(LoadedCatalog.Failure) {
      return try loaded.choice(at: path)
    } catch {
      throw CommandFailure(error, style: messages.errorStyle)
    }
  }

  /// The choice to show: the saved one where a file is named, else the catalog's defaults.
  func choice(
    of loaded: LoadedCatalog, family: WidgetFamily, _ messages: Messages
  ) throws -> WidgetChoice {
    if let path = choicePath {
      return try savedChoice(at: path, of: loaded, messages)
    }
    return loaded.widget.defaultChoice(for: family)
  }

  /// Says so where the defaults are shown, and a saved choice lies in its usual place.
  func noteSavedChoice(of loaded: LoadedCatalog, _ messages: Messages) {
    let saved = loaded.choiceFile
    guard choicePath == nil, FileSystem.disk.status(of: saved) == .file else { return }
    messages.note(
      "these are the defaults; for the saved choice add: --choice "
        + ShellWord.of(saved.text))
  }

  /// The family that is asked for.
  func family(of loaded: LoadedCatalog) throws -> WidgetFamily {
    let offered = loaded.catalog.widget.families.map(\.value)
    let name = family ?? offered.first ?? ""
    let family = try WidgetFamily(named: name)
    guard offered.contains(name) else {
      throw CommandFailure(
        "the widget '\(loaded.catalog.widget.kind.value)' does not come in \(name); "
          + "its catalog names \(offered.joined(separator: ", "))", exitCode: 2)
    }
    return family
  }

  func validate() throws {
    try GivenFileName.check(catalog, of: "<catalog>")
    try TextLanguage.check(locale)
    try GivenFileName.check(choicePath, of: "--choice")
  }
}
