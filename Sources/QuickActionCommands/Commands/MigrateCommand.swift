// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole

/// `quickaction migrate`.
struct MigrateCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Turn an intent definition into App Intents in Swift, without losing placed widgets.",
    discussion: """
      Each intent becomes a type that names the old class, so that widgets and shortcuts that people \
      have keep what was chosen for them. Enums keep the names of their values, parameters their \
      names, and entities the identifiers of the old objects; a catalog becomes a query that is \
      complete. The texts of all string tables are carried over to a string catalog.

      The files are written to the folder of --output, with a list of what has to be filled in and \
      changed in the project. What App Intents does not have is listed there and printed. A file that \
      was not written here, or was edited, is never replaced without --force.

      Examples:
        quickaction migrate Widget.intentdefinition --output Migrated
        quickaction migrate Widget.intentdefinition --output Migrated --dry-run
        quickaction migrate Widget.intentdefinition -o - --deployment-target 17.0
      """)

  @Argument(
    help: ArgumentHelp("The intent definition.", valueName: "definition"),
    completion: .file(extensions: ["intentdefinition"]))
  var definition: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to write to; - is standard output.", valueName: "folder"),
    completion: .directory)
  var output: String?

  @OptionGroup var form: MigrationFormOptions

  @Flag(help: "Print the paths of the files, one a line, and write nothing.")
  var dryRun = false

  @Flag(help: "Migrate a definition with errors, and replace files that were edited.")
  var force = false

  @OptionGroup var messageOptions: MessageOptions

  func validate() throws {
    try GivenFileName.check(definition, of: "<definition>")
    try GivenFileName.check(output, of: "--output")
    try form.check()
    if output == nil, !dryRun {
      throw ValidationError(
        "name the folder to write to with '--output', or print everything with '--output -'")
    }
  }

  func run(in console: Console) throws {
    let messages = messageOptions.messages(console)
    let migrated = try MigratedDefinition(definition, form: form, isForced: force, messages)
    try migrated.write(
      to: output ?? ".", isForced: force, isDryRun: dryRun, messages)
  }
}
