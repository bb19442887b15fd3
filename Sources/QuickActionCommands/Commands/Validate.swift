// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import DiagnosticRendering
import Diagnostics
import IntentLint
import WidgetProject

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
      out.

      Examples:
        quickaction validate
        quickaction validate Widget/Widget.intentdefinition --fail-on warning
        quickaction validate --format sarif --output report.sarif
        quickaction validate --diff
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

  func run() throws {
    let paths = paths.isEmpty ? ["."] : paths
    let configuration = try rules.configuration(forPaths: paths, style: output.messages.errorStyle)
    let linter = Linter(configuration: configuration)
    let settings = configuration.projectSettings
    let fixed = fixes.isWanted ? fixes.run(linter, paths, settings: settings) : nil
    if fixes.fix, let fixed { try fixes.write(fixed, output: output) }
    // What is left after the repair; with a diff, nothing was repaired.
    let project =
      (fixes.fix ? fixed?.project : nil) ?? ProjectLoader.load(paths, settings: settings)
    let findings = try baseline.apply(
      to: linter.findings(in: project), in: project, selection: configuration.selection,
      output: output)
    if fixes.diff, let fixed {
      try output.write(fixes.differences(fixed))
      // The report that would show them is not written.
      if !project.failures.isEmpty {
        throw CommandFailure(
          project.failures, sources: project.sources, style: output.messages.errorStyle,
          exitCode: 2)
      }
    } else {
      try output.write(
        format.report(
          project.failures + findings, of: project, failingSeverity: failOn, style: output.style))
    }
    if !project.failures.isEmpty { throw CommandFailure(silently: 2) }
    if findings.contains(where: { $0.severity >= failOn }) {
      throw CommandFailure(silently: 1)
    }
    if project.fileCount == 0 {
      output.messages.note("there is no intent definition and no catalogue here")
    }
  }
}
