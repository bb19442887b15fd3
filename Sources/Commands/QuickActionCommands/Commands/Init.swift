// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import Disk
import IntentFiles
import IntentModel
import PropertyListSyntax
import QuickActions
import ShownWidgets
import SourceText
import StringTables
import WidgetChoices
import WidgetProject
import WidgetViews

/// `quickaction init`.
struct Init: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a catalog to start from, typed by the definition's custom type.",
    discussion: """
      Writes the catalog X.actions.json next to the definition X.intentdefinition, or next to its \
      folder if that is a language folder such as Base.lproj. The catalog has example destinations \
      with a value for every property of the custom type, and works at once; replace them with your \
      own. An existing catalog is never overwritten.

      The families come from the sizes of the list, and the language from the definition's own texts, \
      its tables, the Xcode project, or the script of the texts. Notes say what was used.

      Examples:
        quickaction init Widget/Widget.intentdefinition
        quickaction init Widget.intentdefinition --intent ViewPage --parameter page
      """)

  @Argument(
    help: ArgumentHelp("The intent definition.", valueName: "definition"),
    completion: .file(extensions: ["intentdefinition"]))
  var definition: String

  @Option(
    help: ArgumentHelp(
      "The intent. (default: the first with a suitable parameter, widget intents first)",
      valueName: "intent"))
  var intent: String?

  @Option(
    help: ArgumentHelp(
      "The parameter. (default: the first array of a custom type)",
      valueName: "parameter"))
  var parameter: String?

  @Option(
    help: ArgumentHelp(
      "The language of the catalog's texts, such as ja. (default: that of the definition)",
      valueName: "locale"))
  var locale: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the catalog to this file; - is standard output. (default: next to the definition)",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var output: String?

  @OptionGroup var messageOptions: MessageOptions

  func validate() throws {
    try GivenFileName.check(definition, of: "<definition>")
    try GivenFileName.check(output, of: "--output")
    try TextLanguage.check(locale)
  }

  func run(in console: Console) throws {
    let messages = messageOptions.messages(console)
    let path = FilePath(definition)
    let file = try messages.failing { () throws(LoadedCatalog.Failure) in
      try LoadedDefinition(path: path)
    }
    let decoded = file.definition
    let target: ActionCatalog.Target
    do throws(CatalogSkeleton.Failure) {
      target = try CatalogSkeleton.target(
        in: decoded, intentName: intent, parameterName: parameter)
    } catch {
      throw CommandFailure(error.description, exitCode: 2)
    }
    let usual = ActionCatalog.usualFile(of: path, in: .disk)
    let isPrinted = output == GivenFileName.standardStream
    let catalog = isPrinted ? usual : output.map { FilePath($0) } ?? usual
    let location = TableLocation(nearDefinition: path, in: .disk)
    let tables = try messages.failing { () throws(LoadedCatalog.Failure) in
      try file.tables(at: location)
    }
    let language =
      locale.map { DefinitionLanguage(locale: LocaleName($0), source: .given) }
      ?? DefinitionLanguage(
        of: decoded, at: path, in: .disk, tables: tables,
        projectLanguage: { XcodeProject.nearestLanguage(above: $0) })
    let families = CatalogSkeleton.families(of: target)
    let isBeside = location.folder == TableLocation(definition: path).folder
    let skeleton = CatalogSkeleton(
      target: target, definition: decoded, widgetKind: path.stem, families: families.families,
      language: language?.locale, tables: tables,
      definitionPath: Self.path(of: path, from: catalog),
      localizationPath: isBeside ? nil : Self.path(from: catalog, to: location.folder))
    // It is printed as it would be written beside the definition.
    if isPrinted { return try console.print(skeleton.document) }
    do throws(FileError) {
      try AtomicFile.write(Array(skeleton.document.utf8), to: catalog.text, expecting: .absent)
    } catch {
      throw CommandFailure(error)
    }
    messages.note(
      "wrote '\(VisibleText.of(catalog.text))' with example destinations; replace them with your own"
    )
    messages.note(VisibleText.of(Self.sentence(about: target, in: decoded)))
    messages.note(VisibleText.of(families.sentence))
    messages.note(VisibleText.of(language.sentence))
    messages.note("next: quickaction edit \(ShellWord.of(catalog.text))")
  }

  /// Which parameter was taken, and which others there were.
  private static func sentence(
    about target: ActionCatalog.Target, in definition: IntentDefinition
  ) -> String {
    func words(_ target: ActionCatalog.Target) -> (intent: String, parameter: String) {
      (target.intent.name?.value ?? "", target.parameter.propertyName)
    }
    let own = words(target)
    let others = CatalogSkeleton.targets(in: definition).map(words).filter { $0 != own }
    let taken = "parameter: '\(own.parameter)' of '\(own.intent)'"
    guard !others.isEmpty else { return taken + ", the only one of a custom type" }
    let list = others.prefix(5).map {
      "--intent \(ShellWord.of($0.intent)) --parameter \(ShellWord.of($0.parameter))"
    }
    let rest = others.count > 5 ? ", and \(others.count - 5) more" : ""
    return taken + "; others of a custom type: " + list.joined(separator: ", ") + rest
  }

  /// The definition's path from the folder of a catalog; nil if the catalog lies beside it, under its name.
  private static func path(of definition: FilePath, from catalog: FilePath) -> String? {
    let own = FileSystem.disk.resolved(definition.folder)
    guard
      FileSystem.disk.resolved(catalog.folder) != own
        || catalog.name != definition.stem + ActionCatalog.fileSuffix
    else { return nil }
    return path(from: catalog, to: own.appending(definition.name))
  }

  /// The path of something from the folder of a catalog.
  private static func path(from catalog: FilePath, to target: FilePath) -> String {
    FileSystem.disk.resolved(target).relative(to: FileSystem.disk.resolved(catalog.folder)).text
  }
}

extension CatalogSkeleton.Families {
  /// The families, and the evidence for them.
  fileprivate var sentence: String {
    let list = families.map(\.rawValue).joined(separator: ", ")
    return switch source {
    case .sizes(let parameter): "families: \(list), from the sizes of '\(parameter)'"
    case .everySize(let parameter):
      "families: \(list); the sizes of '\(parameter)' name every family, so remove those that the app's widget does not support"
    case .name: "families: \(list), from the name of the intent"
    case .nothing:
      "families: \(list), because the definition names none; change 'families' to those of the app"
    }
  }
}

extension DefinitionLanguage? {
  /// The language, and the evidence for it.
  fileprivate var sentence: String {
    guard let self else {
      return "language: unknown, so 'developmentLanguage' is omitted; name it with --locale"
    }
    let name = self.locale.identifier
    return switch self.source {
    case .given: "language: \(name)"
    case .folder: "language: \(name), from the folder of the definition; --locale changes it"
    case .tables:
      "language: \(name), whose tables have the definition's own texts; --locale changes it"
    case .xcodeProject(let project): "language: \(name), from '\(project)'; --locale changes it"
    case .script: "language: \(name), from the script of the texts; --locale changes it"
    }
  }
}
