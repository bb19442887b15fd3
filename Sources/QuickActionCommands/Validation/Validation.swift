// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
import Diagnostics
import IntentLint
import Synchronization
import WidgetProject

/// What `quickaction validate` does, whoever read its arguments.
struct Validation {
  /// The files and folders to check; none means the current folder.
  var paths: [String] = []

  /// The form of the report.
  var format = ReportFormat.text

  /// The least severity of a finding that ends the command with 1.
  var failOn = Severity.error

  /// Which rules are applied.
  var rules = RuleChoice()

  /// What is repaired.
  var repair = Repair()

  /// Which findings are known.
  var baseline = BaselineChoice()

  /// Where the report goes.
  var output = ResultOutput()

  /// The project that was checked last, which is kept until the process ends.
  private static let lastProject = Mutex<WidgetProject?>(nil)

  /// Checks, reports and ends as the contract of the exit codes says.
  func run() throws {
    let paths = paths.isEmpty ? ["."] : paths
    let style = output.messages.errorStyle
    let configuration = try rules.configuration(forPaths: paths, style: style)
    let linter = Linter(configuration: configuration)
    let undrawn = rules.undrawnRules(configuration)
    if !undrawn.isEmpty {
      output.messages.note(
        "\(undrawn.map { "'\($0)'" }.joined(separator: ", ")) "
          + "\(undrawn.count == 1 ? "looks" : "look") at the widget as it is drawn; add '--layout'")
    }
    let settings = configuration.projectSettings
    let known = try baseline.known(isFixing: repair.isWanted, style: style)
    let fixed =
      repair.isWanted ? repair.run(linter, paths, settings: settings, leaving: known) : nil
    if repair.isApplied, let fixed { try repair.write(fixed, output: output) }
    // What is left after the repair; with a diff, nothing was repaired.
    let repaired = repair.isApplied ? fixed : nil
    let project = repaired?.project ?? ProjectLoader.load(paths, settings: settings)
    // The process ends next, and to take a big project apart would take a twentieth of its time.
    Self.lastProject.withLock { $0 = project }
    let findings = try baseline.apply(
      to: linter.findings(in: project), in: project, known: repaired.map(\.known) ?? known,
      selection: configuration.selection, output: output)
    let failures = linter.failures(in: project)
    if repair.isShown, let fixed {
      try output.write(repair.differences(fixed))
      // The report that would show them is not written.
      if !failures.isEmpty {
        throw CommandFailure(failures, sources: project.sources, style: style, exitCode: 2)
      }
    } else {
      let report = LintReport(findings: findings, failures: failures, in: project)
      try output.write(
        report.rendered(as: format, failingSeverity: failOn, style: output.style))
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

extension Validation {
  /// What `quickaction validate PATH …` asks for; nil where there is anything but paths.
  ///
  /// This is how hooks and script phases call it, once for each commit and build, and to set ArgumentParser up takes as
  /// long as to check a definition. With no option there is nothing to parse.
  init?(arguments: [String]) {
    guard arguments.first == "validate" else { return nil }
    let paths = arguments.dropFirst()
    guard !paths.contains(where: { $0.isEmpty || $0.hasPrefix("-") }) else { return nil }
    self.init(paths: Array(paths))
  }
}
