// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import IntentModel
import PropertyListSyntax
import QuickActions
import SourceText
import StringTables
import WidgetProject
import WidgetViews

/// `quickaction init`.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a catalog to start from, typed by the definition's custom type.",
    discussion: """
      The catalog X.actions.json is written beside the definition X.intentdefinition or, where that \
      lies in a folder such as Base.lproj, beside the folder. It has example destinations with a value \
      for every property of the custom type, and works at once; put your own in their place. A \
      catalog that exists is never overwritten.

      Families are those that the sizes of the list name, and the language is that of the definition's \
      own texts, as its tables, the Xcode project or the script of the texts tell it. What was taken, and \
      by what, is said.

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
      "The intent; none means the first whose parameter suits, widget intents before others.",
      valueName: "intent"))
  var intent: String?

  @Option(
    help: ArgumentHelp(
      "The parameter; none means the first that is an array of a custom type.",
      valueName: "parameter"))
  var parameter: String?

  @Option(
    help: ArgumentHelp(
      "The language of the catalog's texts, such as ja; none means that of the definition's own.",
      valueName: "locale"))
  var locale: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the catalog to this file, - for standard output; none means beside the definition.",
      valueName: "file"),
    completion: .file(extensions: ["json"]))
  var output: String?

  @OptionGroup var messageOptions: MessageOptions

  func validate() throws {
    try GivenFileName.check(definition, of: "<definition>")
    try GivenFileName.check(output, of: "--output")
    if locale?.isEmpty == true {
      throw ValidationError("'--locale' names no language; name one such as ja, or leave it out")
    }
  }

  func run() throws {
    let messages = messageOptions.messages
    let path = FilePath(definition)
    let file = try DefinitionFile(path, messages)
    let decoded = file.definition
    let target: ActionCatalog.Target
    do throws(CatalogSkeleton.Failure) {
      target = try CatalogSkeleton.target(
        in: decoded, intentName: intent, parameterName: parameter)
    } catch {
      throw CommandFailure(error.description, exitCode: 2)
    }
    let usual = ActionCatalog.usualFile(of: path)
    let isPrinted = output == GivenFileName.standardStream
    let catalog = isPrinted ? usual : output.map { FilePath($0) } ?? usual
    let location = TableLocation(nearDefinition: path)
    let tables = try file.tables(at: location, messages)
    let language =
      locale.map { DefinitionLanguage(locale: LocaleName($0), source: .given) }
      ?? DefinitionLanguage(of: decoded, at: path, tables: tables)
    let families = CatalogSkeleton.families(of: target)
    let isBeside = location.folder == TableLocation(definition: path).folder
    let skeleton = CatalogSkeleton(
      target: target, definition: decoded, widgetKind: path.stem, families: families.families,
      language: language?.locale, tables: tables,
      definitionPath: Self.path(of: path, from: catalog),
      localizationPath: isBeside ? nil : Self.path(from: catalog, to: location.folder))
    // It is printed as it would be written beside the definition.
    if isPrinted { return try ResultOutput.print(skeleton.document) }
    do throws(FileError) {
      try AtomicFile.write(Array(skeleton.document.utf8), to: catalog.text, expecting: .absent)
    } catch {
      throw CommandFailure(error)
    }
    messages.note(
      "wrote '\(VisibleText.of(catalog.text))' with example destinations; put your own in their place"
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

  /// The definition's path from the folder of a catalog; nil where the catalog lies beside it, under its name.
  private static func path(of definition: FilePath, from catalog: FilePath) -> String? {
    let own = FileStatus.resolved(definition.folder)
    guard
      FileStatus.resolved(catalog.folder) != own
        || catalog.name != definition.stem + ActionCatalog.fileSuffix
    else { return nil }
    return path(from: catalog, to: own.appending(definition.name))
  }

  /// The path of something from the folder of a catalog.
  private static func path(from catalog: FilePath, to target: FilePath) -> String {
    FileStatus.resolved(target).relative(to: FileStatus.resolved(catalog.folder)).text
  }
}

extension CatalogSkeleton.Families {
  /// The families, and what told them.
  fileprivate var sentence: String {
    let list = families.map(\.rawValue).joined(separator: ", ")
    return switch source {
    case .sizes(let parameter): "families: \(list), by the sizes of '\(parameter)'"
    case .everySize(let parameter):
      "families: \(list); the sizes of '\(parameter)' name every family, so leave those that the app's widget comes in"
    case .name: "families: \(list), by the name of the intent"
    case .nothing:
      "families: \(list), as the definition names none; change 'families' to those of the app"
    }
  }
}

extension DefinitionLanguage? {
  /// The language, and what told it.
  fileprivate var sentence: String {
    guard let self else {
      return "language: not known, so 'developmentLanguage' is left out; name it with --locale"
    }
    let name = self.locale.identifier
    return switch self.source {
    case .given: "language: \(name)"
    case .folder: "language: \(name), by the folder of the definition; --locale names another"
    case .tables:
      "language: \(name), in which the tables have the definition's own words; --locale names another"
    case .xcodeProject(let project): "language: \(name), by '\(project)'; --locale names another"
    case .script: "language: \(name), by the script of the texts; --locale names another"
    }
  }
}
