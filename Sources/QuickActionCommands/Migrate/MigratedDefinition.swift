// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ActionCatalogs
import CommandConsole
import Disk
import IntentGeneration
import IntentMigration
import IntentModel
import QuickActions
import SourceText
import StringTables
import WidgetChoices

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
  ///   - form: What to write.
  ///   - isForced: Whether errors in the definition are only reported.
  ///   - messages: What is said about it.
  /// - Throws: `CommandFailure` if a file cannot be read, or prevents correct files.
  init(
    _ path: String, form: MigrationFormOptions, isForced: Bool, _ messages: Messages
  ) throws {
    self.path = path
    let options = try form.options(messages.console)
    say = MigrationTexts(options.language)
    let given = try GivenDefinitions([path], isForced: isForced, format: .text, messages)
    let input = try MigrationInput(FilePath(path), catalog: form.catalog, messages)
    if form.kind != nil, input.definition.widgetIntents.count > 1 {
      throw CommandFailure(
        "'--kind' names the kind of one widget, and '\(VisibleText.of(path))' has "
          + "\(input.definition.widgetIntents.count) intents for widgets; remove it, and write the kinds into the files",
        exitCode: 2)
    }
    do throws(GenerationError) {
      migration = try IntentMigrator(options: options).migration(
        of: input.definition, tables: input.tables, catalog: input.catalog)
    } catch {
      throw given.failure(error, messages)
    }
  }

  /// Writes the files to a folder, or says what would be written.
  ///
  /// - Parameters:
  ///   - output: The folder; `-` for everything on standard output.
  ///   - isForced: Whether files are replaced that were not written here, or were edited.
  ///   - isDryRun: Whether only the paths are printed.
  ///   - messages: What is said about it.
  /// - Throws: `CommandFailure` if a file belongs to somebody else, or cannot be written.
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
}
