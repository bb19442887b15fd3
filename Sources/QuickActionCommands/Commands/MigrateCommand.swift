// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import Diagnostics
import IntentLint
import IntentValidation
import MigrationCheck

/// `quickaction migrate`.
struct MigrateCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Check a migration from intent definitions to App Intents.",
    discussion: """
      With '--check', reads the Swift sources of a migration and the whole history of the intent \
      definitions in git, and reports what people would lose: classes that no App Intent takes the \
      place of, class names that never existed, kinds, parameters, sizes and identifiers that changed. \
      'quickaction rules migration' and 'quickaction rules app-intents' list the rules.

      The exit codes and formats are those of 'validate'. A 'quickaction.json' can allow findings with \
      a reason, in 'migration'.

      Examples:
        quickaction migrate --check
        quickaction migrate --check App Widget --format sarif --output migration.sarif
        quickaction migrate --check --history origin/before-rewrite
      """)

  @Argument(
    help: ArgumentHelp("Files or folders. (default: the current folder)", valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @OptionGroup var check: MigrationCheckOptions

  @Option(help: OutputForms<ReportFormat>.help)
  var format: ReportFormat?

  @Option(
    help: ArgumentHelp(
      "Exit with 1 if any finding has at least this severity. (default: 'fail-on' of the configuration, or error)",
      valueName: "severity"))
  var failOn: Severity?

  @Flag(help: "Exit with 0 whatever is found, or with 2 if a file cannot be read.")
  var exitZero = false

  @Option(
    help: ArgumentHelp(
      "Apply only these rules and families, regardless of the configuration.", valueName: "rule,…"),
    completion: RuleNames.completion)
  var select: [RuleNames] = []

  @Option(
    help: ArgumentHelp("Also ignore these rules and families.", valueName: "rule,…"),
    completion: RuleNames.completion)
  var ignore: [RuleNames] = []

  @Option(
    help: ArgumentHelp(
      "The configuration file. (default: 'quickaction.json' in the folder of the first path, or above)",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var config: String?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    for path in paths { try GivenFileName.check(path, of: "<path>") }
    try GivenFileName.check(config, of: "--config")
    if !check.check {
      throw ValidationError("'migrate' needs '--check'")
    }
    if exitZero, failOn != nil {
      throw ValidationError("'--exit-zero' and '--fail-on' exclude each other; use one of them")
    }
  }

  func run(in console: Console) throws {
    let form = try output.form(format, standard: .text, console)
    let output = output.result(console)
    var rules = RuleChoice(known: CheckedMigration.rules)
    rules.selected = select.flatMap(\.names)
    rules.ignored = ignore.flatMap(\.names)
    rules.file = config
    let paths = paths.isEmpty ? ["."] : paths
    let configuration = try rules.configuration(
      forPaths: paths, style: output.messages.errorStyle)
    let report = try CheckedMigration(
      paths: paths, revisions: check.history, configuration: configuration,
      today: CurrentDay.text(environment: console.environment), messages: output.messages
    ).report()
    let failOn = failOn ?? configuration.failOn ?? .error
    try output.write(report.rendered(as: form, failingSeverity: failOn, style: output.style))
    if !report.failures.isEmpty { throw CommandFailure(silently: 2) }
    if !exitZero, report.findings.contains(where: { $0.severity >= failOn }) {
      throw CommandFailure(silently: 1)
    }
  }
}
