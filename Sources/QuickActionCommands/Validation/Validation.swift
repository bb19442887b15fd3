// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import DiagnosticRendering
import Diagnostics
import IntentLint
import SourceText
import Synchronization
import WidgetProject

/// What `quickaction validate` does, whoever read its arguments.
struct Validation {
  /// The files and folders to check; none means the current folder.
  var paths: [String] = []

  /// The name of the text that is read from standard input; nil where files are checked.
  var stdinName: String?

  /// The form of the report.
  var format = ReportFormat.text

  /// The least severity of a finding that ends the command with 1; nil means what the configuration says, or errors.
  var failOn: Severity?

  /// Whether findings do not end the command with 1.
  var endsWithZero = false

  /// Whether findings are counted in place of being reported.
  var showsStatistics = false

  /// Whether it is shown what is gone by, and nothing is checked.
  var showsConfiguration = false

  /// Which rules are applied.
  var rules = RuleChoice()

  /// Whether the files are checked again whenever one changes.
  var isWatching = false

  /// What is repaired.
  var repair = Repair()

  /// Which findings are known.
  var baseline = BaselineChoice()

  /// Whether it is no fault that there is nothing to check.
  var allowsNothing = false

  /// Whether the files that would be checked are listed, and nothing is checked.
  var showsFiles = false

  /// Where the report goes.
  var output = ResultOutput()

  /// The project that was checked last, which is kept until the process ends.
  private static let lastProject = Mutex<WidgetProject?>(nil)

  /// Checks, reports and ends as the contract of the exit codes says.
  func run() throws {
    guard isWatching else { return try runOnce() }
    try WatchLoop(output: output, body: runOnce, folders: watchedFolders).run()
  }

  /// What a report depends on: what is under the paths, and the files that were read elsewhere.
  private func watchedFolders() -> WatchedFolders {
    let paths = (paths.isEmpty ? ["."] : paths).map { FilePath($0) }
    let files = Self.lastProject.withLock { project in
      project.map { $0.sources.map(\.name) + $0.otherFiles.sorted() } ?? []
    }
    let settings: [FilePath?] = [
      FilePath(LintConfiguration.fileName),
      rules.configurationPath(forPaths: paths.map(\.text)), baseline.file.map { FilePath($0) },
    ]
    return WatchedFolders(
      trees: paths, files: files.map { FilePath($0) } + settings.compactMap(\.self))
  }

  private func runOnce() throws {
    let paths = stdinName.map { [$0] } ?? (paths.isEmpty ? ["."] : paths)
    let style = output.messages.errorStyle
    let configuration = try rules.configuration(forPaths: paths, style: style)
    if showsConfiguration { return try showConfiguration(configuration) }
    let baseline = baseline.completed(by: configuration)
    let failOn = failOn ?? configuration.failOn ?? .error
    let text = try stdinName.map { name throws(CommandFailure) in try GivenText(name: name) }
    let texts = text.map { [$0.name: $0.content] } ?? [:]
    let linter = Linter(rules: .all, configuration: configuration)
    let undrawn = rules.undrawnRules(configuration)
    if !undrawn.isEmpty {
      output.messages.note(
        "\(undrawn.map { "'\($0)'" }.joined(separator: ", ")) "
          + "\(undrawn.count == 1 ? "looks" : "look") at the widget as it is drawn; add '--layout'")
    }
    let settings = configuration.projectSettings
    if showsFiles {
      try CheckedFiles(ProjectLoader.load(paths, settings: settings)).list(to: output)
      return
    }
    let known = try baseline.known(isFixing: repair.isWanted, style: style)
    let fixed =
      repair.isWanted
      ? repair.run(linter, paths, reading: texts, settings: settings, leaving: known) : nil
    if repair.isApplied, let fixed { try repair.write(fixed, output: output) }
    // What is left after the repair; with a diff, nothing was repaired.
    let repaired = repair.isApplied ? fixed : nil
    let project =
      repaired?.project
      ?? ProjectLoader.load(
        paths, reading: texts, settings: settings, release: linter.rules.release)
    // The process ends next, and to take a big project apart would take a twentieth of its time.
    Self.lastProject.withLock { $0 = project }
    let findings = try baseline.apply(
      to: linter.findings(in: project), in: project, known: repaired.map(\.known) ?? known,
      selection: configuration.selection, output: output)
    let failures = linter.failures(in: project)
    let checkedFiles = CheckedFiles(project)
    for sentence in checkedFiles.remarks(on: paths) { output.messages.note(sentence) }
    if repair.isShown, let fixed {
      try showDifferences(of: fixed, failures: failures, in: project)
      return try endWhereNothing(checkedFiles)
    }
    let report = LintReport(
      findings: findings, failures: failures, in: project, rules: linter.rules)
    let statistics = showsStatistics ? report.statistics(as: format, style: output.style) : nil
    try output.write(
      statistics ?? report.rendered(as: format, failingSeverity: failOn, style: output.style))
    try endWhereUnread(project.failures.count, shown: failures.count)
    if !endsWithZero, findings.contains(where: { $0.severity >= failOn }) {
      throw CommandFailure(silently: 1)
    }
    try endWhereNothing(checkedFiles)
  }

  /// Ends with 2 where there was nothing to check, and says why: a pipeline would take silence for a check that passed.
  private func endWhereNothing(_ files: CheckedFiles) throws {
    guard files.project.fileCount == 0, !allowsNothing else { return }
    throw CommandFailure(files.nothing(under: paths.isEmpty ? ["."] : paths), exitCode: 2)
  }

  /// Shows what would be repaired, and no finding: it is asked whether there is anything to repair.
  private func showDifferences(
    of fixed: FixLoop.Result, failures: [Diagnostic], in project: WidgetProject
  ) throws {
    let differences = repair.differences(fixed)
    try output.write(differences)
    // The report that would show them is not written.
    if !failures.isEmpty {
      throw CommandFailure(
        failures, sources: project.sources, style: output.messages.errorStyle, exitCode: 2)
    }
    try endWhereUnread(project.failures.count, shown: 0)
    if !differences.isEmpty, !endsWithZero { throw CommandFailure(silently: 1) }
  }

  /// Shows what a check would go by.
  private func showConfiguration(_ configuration: LintConfiguration) throws {
    var effective = EffectiveConfiguration(configuration)
    if let failOn { effective.override("fail-on", with: .text(failOn.rawValue), by: "--fail-on") }
    if let file = baseline.file {
      effective.override("baseline", with: .text(file), by: "--baseline")
    } else if baseline.isLeftOut {
      effective.override("baseline", with: EffectiveConfiguration.Value.none, by: "--no-baseline")
    }
    rules.overrideSources(of: &effective)
    let page = ConfigurationPage(file: configuration.file?.name, settings: effective.settings)
    try output.write(format == .json ? page.json : page.text)
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
  /// What `quickaction validate PATH …` asks for; nil where there is anything but paths and '--allow-empty'.
  ///
  /// This is how hooks and script phases call it, once for each commit and build, and to set ArgumentParser up takes as
  /// long as to check a definition. With no other option there is nothing to parse.
  init?(arguments: [String]) {
    guard arguments.first == "validate" else { return nil }
    var paths = arguments.dropFirst()
    let allowsNothing = paths.first == "--allow-empty"
    if allowsNothing { paths = paths.dropFirst() }
    guard
      !paths.contains(where: { $0.isEmpty || $0.hasPrefix("-") || GivenText.paths.contains($0) })
    else { return nil }
    self.init(paths: Array(paths), allowsNothing: allowsNothing)
  }
}
