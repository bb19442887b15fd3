// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import Diagnostics
import IntentLint
import IntentValidation
import MigrationCheck

/// The check of a migration, and what is reported of it.
struct MigrationCheckOptions: ParsableArguments {
  @Flag(help: "Check an existing migration against the history of the definitions.")
  var check = false

  @Option(
    help: ArgumentHelp(
      "Also read the history of this revision, such as a branch from before the history was rewritten; repeatable.",
      valueName: "revision"))
  var history: [String] = []

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

  func validate() throws {
    try GivenFileName.check(config, of: "--config")
    if exitZero, failOn != nil {
      throw ValidationError("'--exit-zero' and '--fail-on' exclude each other; use one of them")
    }
    guard !check else { return }
    for (option, isGiven) in [
      ("--history", !history.isEmpty), ("--format", format != nil), ("--fail-on", failOn != nil),
      ("--exit-zero", exitZero), ("--select", !select.isEmpty), ("--ignore", !ignore.isEmpty),
      ("--config", config != nil),
    ] where isGiven {
      throw ValidationError("'\(option)' is for '--check'; add it")
    }
  }

  /// Checks, and writes the report.
  ///
  /// - Parameters:
  ///   - paths: Files or folders; the current folder if there are none.
  ///   - file: Where the report goes; nil and `-` are standard output.
  ///   - messageOptions: What is said about it.
  ///   - console: Where it runs.
  /// - Throws: `CommandFailure` for findings, and for what cannot be read.
  func run(
    paths: [String], output file: String?, _ messageOptions: MessageOptions, _ console: Console
  ) throws {
    var options = OutputOptions()
    (options.output, options.messageOptions) = (file, messageOptions)
    let form = try options.form(format, standard: .text, console)
    let output = options.result(console)
    var rules = RuleChoice(known: CheckedMigration.rules)
    rules.selected = select.flatMap(\.names)
    rules.ignored = ignore.flatMap(\.names)
    rules.file = config
    let paths = paths.isEmpty ? ["."] : paths
    let configuration = try rules.configuration(
      forPaths: paths, style: output.messages.errorStyle)
    let report = try CheckedMigration(
      paths: paths, revisions: history, configuration: configuration,
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
