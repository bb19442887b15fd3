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

  @OptionGroup var findings: FindingOptions

  @OptionGroup var rules: RuleChoiceOptions

  func validate() throws {
    guard !check else { return }
    for (option, isGiven) in [
      ("--history", !history.isEmpty), ("--format", findings.format != nil),
      ("--fail-on", findings.failOn != nil),
      ("--exit-zero", findings.exitZero), ("--select", !rules.select.isEmpty),
      ("--ignore", !rules.ignore.isEmpty),
      ("--config", rules.config != nil),
    ] where isGiven {
      throw ValidationError("'\(option)' is for '--check'; add it")
    }
  }

  /// Checks, and writes the report.
  ///
  /// - Parameters:
  ///   - paths: Files or folders; the current folder if there are none.
  ///   - file: Where the report goes; nil and `-` are standard output.
  ///   - isForced: Whether the report may replace a file of another kind.
  ///   - messageOptions: The options of the messages.
  ///   - console: Where it runs.
  /// - Throws: `CommandFailure` for findings, and for what cannot be read.
  func run(
    paths: [String], output file: String?, isForced: Bool, _ messageOptions: MessageOptions,
    _ console: Console
  ) throws {
    var options = OutputOptions()
    (options.output, options.force, options.messageOptions) = (file, isForced, messageOptions)
    let form = try options.form(findings.format, standard: .text, console)
    let output = try options.result(console)
    let paths = paths.isEmpty ? ["."] : paths
    let configuration = try output.reportingConflict(as: form, rules: CheckedMigration.rules) {
      try rules.rules(known: CheckedMigration.rules).configuration(
        forPaths: paths, style: output.messages.errorStyle)
    }
    let report = try CheckedMigration(
      paths: paths, revisions: history, configuration: configuration,
      today: CurrentDay.text(environment: console.environment), messages: output.messages
    ).report()
    let failOn = findings.failOn ?? configuration.failOn ?? .error
    try output.write(report.rendered(as: form, failingSeverity: failOn, style: output.style))
    if !report.failures.isEmpty { throw CommandFailure(silently: 2) }
    if !findings.exitZero, report.findings.contains(where: { $0.severity >= failOn }) {
      throw CommandFailure(silently: 1)
    }
  }
}
