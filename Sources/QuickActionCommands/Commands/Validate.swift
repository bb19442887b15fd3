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
      out. A file that cannot be read or parsed ends the command with 2, whatever is said of the \
      rule that reports it; only 'exclude' leaves it out.

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
    let style = output.messages.errorStyle
    let configuration = try rules.configuration(forPaths: paths, style: style)
    let linter = Linter(configuration: configuration)
    let settings = configuration.projectSettings
    let known = try baseline.known(isFixing: fixes.isWanted, style: style)
    let fixed =
      fixes.isWanted ? fixes.run(linter, paths, settings: settings, leaving: known) : nil
    if fixes.fix, let fixed { try fixes.write(fixed, output: output) }
    // What is left after the repair; with a diff, nothing was repaired.
    let repaired = fixes.fix ? fixed : nil
    let project = repaired?.project ?? ProjectLoader.load(paths, settings: settings)
    let findings = try baseline.apply(
      to: linter.findings(in: project), in: project, known: repaired.map(\.known) ?? known,
      selection: configuration.selection, output: output)
    let failures = linter.failures(in: project)
    if fixes.diff, let fixed {
      try output.write(fixes.differences(fixed))
      // The report that would show them is not written.
      if !failures.isEmpty {
        throw CommandFailure(failures, sources: project.sources, style: style, exitCode: 2)
      }
    } else {
      try output.write(
        format.report(
          failures + findings, of: project, failingSeverity: failOn, style: output.style))
    }
    try endWhereUnread(project.failures.count, shown: failures.count)
    if findings.contains(where: { $0.severity >= failOn }) {
      throw CommandFailure(silently: 1)
    }
    if project.fileCount == 0 {
      output.messages.note("there is no intent definition and no catalogue here")
    }
  }

  /// Ends with 2 where something could not be read or parsed, and says why where the report does not.
  private func endWhereUnread(_ count: Int, shown: Int) throws {
    guard count > 0 else { return }
    guard shown < count else { throw CommandFailure(silently: 2) }
    let subject = count - shown == 1 ? "1 file or folder" : "\(count - shown) files or folders"
    throw CommandFailure(
      "\(subject) cannot be read or parsed, and the rule that says which is ignored; "
        + "'exclude' in \(LintConfiguration.fileName) leaves out what is not to be checked",
      exitCode: 2)
  }
}
