// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import SourceText

/// `quickaction migrate`.
struct MigrateCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Turn an intent definition into App Intents in Swift, or check a migration.",
    discussion: """
      Each intent becomes a type that names the old class, so that widgets and shortcuts that users \
      have keep what was chosen for them. Enums keep the names of their values, parameters their \
      names, and entities the identifiers of the old objects; a catalog becomes a query that is \
      complete. The texts of all string tables are carried over to a string catalog.

      The files are written to the folder of --output, with a list of what has to be filled in and \
      changed in the project. What App Intents does not have is listed there and printed. A file that \
      was not written here, or was edited, is never replaced without --force.

      The class prefix and the language are those of the Xcode project around the definition, and the \
      kinds of widgets those that its Swift sources spell; notes say what was taken from where, and \
      options override it.

      With --check, nothing is written. The Swift sources of a migration are read with the whole \
      history of the intent definitions in git, and what users would lose is reported: classes that \
      no App Intent takes the place of, class names that never existed, kinds, parameters, sizes and \
      identifiers that changed. 'quickaction rules migration' and 'quickaction rules app-intents' list \
      the rules; the exit codes and formats are those of 'validate'. A 'quickaction.json' can allow \
      findings with a reason, in 'migration'.

      Examples:
        quickaction migrate Widget.intentdefinition --output Migrated
        quickaction migrate Widget.intentdefinition --output Migrated --dry-run
        quickaction migrate Widget.intentdefinition -o - --deployment-target 17.0
        quickaction migrate --check
        quickaction migrate --check App Widget --format sarif -o migration.sarif
        quickaction migrate --check --history origin/before-rewrite
      """)

  @Argument(
    help: ArgumentHelp(
      "The intent definition; with --check, files or folders. (default with --check: the current folder)",
      valueName: "path"), completion: .file())
  var paths: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to write to, or with --check the file; - is standard output.", valueName: "path"),
    completion: .file())
  var output: String?

  @OptionGroup var form: MigrationFormOptions

  @Flag(help: "Print the paths of the files, one a line, and write nothing.")
  var dryRun = false

  @Flag(help: "Migrate a definition with errors, and replace files that were edited.")
  var force = false

  @OptionGroup(title: "Checking a migration") var check: MigrationCheckOptions

  @OptionGroup var messageOptions: MessageOptions

  func validate() throws {
    for path in paths { try GivenFileName.check(path, of: "<path>") }
    try GivenFileName.check(output, of: "--output")
    try form.check()
    guard !check.check else {
      if form.isGiven || dryRun || (force && output == nil) {
        throw ValidationError(
          "'--check' writes no Swift; remove the options for what is written, or '--check'")
      }
      return
    }
    guard let definition = paths.first else {
      throw ValidationError("name an intent definition, or check a migration with '--check'")
    }
    if paths.count > 1 {
      throw ValidationError(
        "'migrate' takes one definition, such as '\(VisibleText.of(definition))'; migrate each by itself"
      )
    }
    if output == nil, !dryRun {
      throw ValidationError(
        "name the folder to write to with '--output', or print everything with '--output -'")
    }
  }

  func run(in console: Console) throws {
    if check.check {
      return try check.run(paths: paths, output: output, isForced: force, messageOptions, console)
    }
    let messages = messageOptions.messages(console)
    // There is one: 'validate' has seen it.
    for definition in paths {
      try MigratedDefinition(
        definition, form: form, isForced: force, output: output, messages
      ).write(
        to: output ?? ".", isForced: force, isDryRun: dryRun, messages)
    }
  }
}
