// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import CommandConsole
import Disk
import IntentFiles
import IntentGeneration
import IntentMigration
import IntentModel
import QuickActions
import ShownWidgets
import SourceText
import StringTables
import WidgetChoices
import WidgetProject

/// A definition in the form of App Intents, as a command was asked for it.
struct MigratedDefinition {
  /// The files, and what is left to do.
  let migration: Migration

  /// The path of the definition.
  let path: String

  /// The texts about it.
  private let say: MigrationTexts

  /// Migrates a definition.
  ///
  /// - Parameters:
  ///   - path: The definition.
  ///   - form: The form to write.
  ///   - isForced: Whether errors in the definition are only reported.
  ///   - output: The folder that is written to; nil if none was named.
  ///   - messages: The messages to the user.
  /// - Throws: `CommandFailure` if a file cannot be read, or prevents correct files.
  init(
    _ path: String, form: MigrationFormOptions, isForced: Bool, output: String?,
    _ messages: Messages
  ) throws {
    self.path = path
    var options = try form.options(messages.console)
    say = MigrationTexts(options.language)
    let given = try GivenDefinitions([path], isForced: isForced, format: .text, messages)
    let input = try MigrationInput(FilePath(path), catalog: form.catalog, messages)
    options.classPrefix = try given.classPrefix(givenBy: form.classPrefix, say, messages)
    options.widgetKinds = try WidgetKindChoice(
      options: form.kind, definition: input.definition, path: path, catalog: input.catalog,
      project: given.project, classPrefix: options.classPrefix,
      output: output == GivenFileName.standardStream ? nil : output
    ).kinds(say, messages)
    if options.developmentLanguage == nil, input.catalog?.developmentLanguage == nil {
      options.developmentLanguage = input.language(at: path, say, messages)
    }
    do throws(GenerationError) {
      migration = try IntentMigrator(options: options).migration(
        of: input.definition, tables: input.tables, catalog: input.catalog)
    } catch {
      throw given.failure(error, messages)
    }
    noteOther(given, messages)
  }

  /// Says that there is a definition of the same name in another language folder, unless a project lists the one that was named.
  private func noteOther(_ given: GivenDefinitions, _ messages: Messages) {
    let name = FilePath(path).name
    let others = given.project.definitions.map(\.source.name).filter { other in
      FilePath(other).name == name && !given.paths.contains(other)
    }
    if let other = others.first { messages.note(VisibleText.of(say(.otherDefinition, other))) }
  }

  /// Writes the files to a folder, or says what would be written.
  ///
  /// - Parameters:
  ///   - output: The folder; `-` for everything on standard output.
  ///   - isForced: Whether files are replaced that were not written here, or were edited.
  ///   - isDryRun: Whether only the paths are printed.
  ///   - messages: The messages to the user.
  /// - Throws: `CommandFailure` if a file was not written by this tool, or cannot be written.
  func write(to output: String, isForced: Bool, isDryRun: Bool, _ messages: Messages) throws {
    let isStream = output == GivenFileName.standardStream
    let folder = GeneratedFolder(FilePath(output))
    if isDryRun {
      return try GeneratedOutput.print(
        migration.files.map { isStream ? $0.path : folder.path(of: $0.path).text },
        to: messages.console)
    }
    if isStream {
      let texts = migration.files.map { "// \($0.path)\n\n\($0.contents)" }
      try messages.console.print(texts.joined(separator: "\n"))
    } else {
      let files = migration.files.map {
        GeneratedFolder.File(name: $0.path, bytes: Array($0.contents.utf8), origin: path)
      }
      do throws(GeneratedFolderError) {
        let update = try folder.update(to: files, from: [path], isForced: isForced)
        try folder.apply(update)
        messages.note(GeneratedOutput.words(for: update, of: files.count, in: output))
      } catch {
        throw CommandFailure(error.description, exitCode: 2)
      }
    }
    tell(in: isStream ? nil : output, messages)
  }

  /// Says what is not carried over, and what is left to do.
  private func tell(in folder: String?, _ messages: Messages) {
    for loss in migration.losses { messages.note(VisibleText.of(loss.message(in: say))) }
    let (gaps, steps) = (migration.gaps.count, migration.steps.count)
    guard gaps + steps > 0, let guide = migration.files.last?.path else { return }
    let file = folder.map { FilePath($0).appending(guide).text } ?? guide
    messages.note(VisibleText.of(say.listed(gaps: gaps, steps: steps, in: file)))
  }
}

/// A definition with its tables and, if there is one, its catalog.
private struct MigrationInput {
  let definition: IntentDefinition
  let tables: StringTableSet
  let catalog: WidgetIntent?

  init(_ file: FilePath, catalog named: String?, _ messages: Messages) throws {
    guard let path = named ?? ActionCatalog.file(of: file, in: .disk)?.text else {
      let loaded = try messages.failing { () throws(LoadedCatalog.Failure) in
        try LoadedDefinition(path: file)
      }
      definition = loaded.definition
      tables = try messages.failing { () throws(LoadedCatalog.Failure) in try loaded.tables() }
      catalog = nil
      return
    }
    let loaded = try messages.failing { () throws(LoadedCatalog.Failure) in
      try LoadedCatalog(path: path)
    }
    let disk = FileSystem.disk
    guard disk.resolved(loaded.files.definition) == disk.resolved(file) else {
      throw CommandFailure(
        "'\(path)' is the catalog of '\(loaded.files.definition.text)'; name a catalog of '\(file.text)'",
        exitCode: 2)
    }
    definition = loaded.widget.definition
    tables = loaded.widget.tables
    catalog = loaded.widget
  }
  /// The language of the definition's own texts; nil if nothing indicates any.
  func language(at path: String, _ say: MigrationTexts, _ messages: Messages) -> String? {
    let found = DefinitionLanguage(
      of: definition, at: FilePath(path), in: .disk, tables: tables,
      projectLanguage: { XcodeProject.nearestLanguage(above: $0) })
    let language = found?.locale.identifier ?? ""
    switch found?.source {
    case .xcodeProject(let name):
      if language != "en" {
        messages.note(VisibleText.of(say(.takenLanguage, language, name)))
      }
    case .script: messages.note(VisibleText.of(say(.scriptLanguage, language)))
    case .given, .folder, .tables: break
    case nil:
      if hasOtherLetters { messages.note(say(.assumedLanguage)) }
      return nil
    }
    return language
  }

  /// Whether a text of the definition has letters that English does not have.
  private var hasOtherLetters: Bool {
    var found = false
    definition.forEachLocalizedText { text in
      found =
        found
        || (text.text?.value ?? "").unicodeScalars.contains {
          !$0.isASCII && $0.properties.isAlphabetic
        }
    }
    return found
  }
}
