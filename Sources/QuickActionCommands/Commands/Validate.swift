// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import Diagnostics
import IntentLint

/// `quickaction validate`.
struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check intent definitions, their string tables, catalogues and project files.",
    discussion: """
      A folder is searched for intent definitions and catalogues; hidden folders, Pods, Carthage, \
      DerivedData and node_modules are passed over. Each is checked with the string tables that \
      belong to it. 'quickaction rules' lists what is looked for.

      A 'quickaction.json' says which rules are applied, how much they matter, and what is left \
      out. A file that cannot be read or parsed ends the command with 2, whatever is said of the \
      rule that reports it; only 'exclude' leaves it out.

      Examples:
        quickaction validate
        quickaction validate Widget/Widget.intentdefinition --fail-on warning
        quickaction validate --format sarif --output report.sarif
        quickaction validate --diff
        quickaction validate --layout --select layout
      """)

  @Argument(
    help: ArgumentHelp(
      "Files or folders; none means the current folder.", valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @Option(help: "The form of the report.")
  var format: ReportFormat = .text

  @Option(
    help: ArgumentHelp(
      "End with 1 where there is a finding of this severity or above.", valueName: "severity"))
  var failOn: Severity = .error

  @OptionGroup var rules: RuleOptions
  @OptionGroup var fixes: FixOptions
  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    for path in paths { try GivenFileName.check(path, of: "<path>") }
  }

  func run() throws {
    let validation = Validation(
      paths: paths, format: format, failOn: failOn, rules: rules.rules, repair: fixes.repair,
      baseline: baseline.choice, output: output.result)
    try validation.run()
  }
}
