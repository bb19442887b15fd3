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
      "The catalog, an '*.actions.json'; none means the only one under the current folder.",
      valueName: "catalog"),
    completion: .file(extensions: ["json"]))
  var catalog: String?

  @Option(
    help: ArgumentHelp(
      "The family of the widget, such as systemMedium; none means the catalog's first.",
      valueName: "family"),
    completion: .list(WidgetFamily.allCases.map(\.rawValue)))
  var family: String?

  @Option(
    help: ArgumentHelp(
      "The language of the texts, such as ja; none means that of LC_ALL, LC_MESSAGES or LANG if there are texts in it, else the catalog's own.",
      valueName: "locale"))
  var locale: String?

  @OptionGroup var choice: ChoiceOption

  /// The language that is asked for.
  var localeName: LocaleName? { locale.flatMap { TextLanguage.name($0) } }

  /// The intent definition that is named in place of a catalog; nil where none is.
  var definitionPath: FilePath? {
    let path = catalog.map { FilePath($0) }
    guard let path, path.pathExtension == "intentdefinition", FileStatus(at: path) != .folder else {
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
    if let path = choice.path {
      return try savedChoice(at: path, of: loaded, messages)
    }
    return loaded.widget.defaultChoice(for: family)
  }

  /// Says so where the defaults are shown, and a saved choice lies in its usual place.
  func noteSavedChoice(of loaded: LoadedCatalog, _ messages: Messages) {
    let saved = loaded.choiceFile
    guard choice.path == nil, FileStatus(at: saved) == .file else { return }
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
  }
}
