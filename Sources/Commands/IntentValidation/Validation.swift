// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

package import CommandConsole
import DiagnosticRendering
package import Diagnostics
package import Disk
package import IntentLint
import SourceText
import Synchronization
import WidgetProject

/// The work of `quickaction validate`, however its arguments were read.
package struct Validation {
  /// The files and folders to check (default: the current folder).
  package var paths: [String] = []

  /// The name of the text that is read from standard input; nil if files are checked.
  package var stdinName: String?

  /// The format of the report.
  package var format = LintReport.Format.text

  /// The least severity of a finding that ends the command with 1; nil for that of the configuration, or errors.
  package var failOn: Severity?

  /// Whether findings do not end the command with 1.
  package var endsWithZero = false

  /// Whether findings are counted instead of reported.
  package var showsStatistics = false

  /// Whether the configuration is shown, and nothing is checked.
  package var showsConfiguration = false

  /// The rules that are applied.
  package var rules = RuleChoice()

  /// The rules that files are checked with, and those of further findings.
  package var ruleSet = RuleSet.all

  /// The check of more than what is in files; nil if files alone are checked.
  package var furtherCheck: (any FurtherCheck)?

  /// Whether the files are checked again whenever one changes.
  package var isWatching = false

  /// The files and the kinds of files that the further check depends on.
  package var furtherFiles = WatchedFolders()

  /// The choice how findings are fixed.
  package var repair = Repair()

  /// The baseline of known findings.
  package var baseline = BaselineChoice()

  /// Whether the command succeeds if there is nothing to check.
  package var allowsNothing = false

  /// Whether the files that would be checked are listed, and nothing is checked.
  package var showsFiles = false

  /// The output that the report goes to.
  package var output: ResultOutput

  /// Creates a check of the current folder that reports as text.
  ///
  /// - Parameter output: Where the report goes.
  package init(output: ResultOutput) {
    self.output = output
  }

  /// The files that a report depends on, wherever they are.
  private struct Dependencies {
    /// The baseline.
    var baseline: String?

    /// The paths that were checked.
    var checked: [String] = []
  }

  /// The project that was checked last, kept until the process ends: to take a big one apart takes a while
  /// (Benchmarks/README.md, "A project that is kept").
  private static let lastProject = Mutex<WidgetProject?>(nil)

  /// What is kept from one check to the next while it watches.
  private struct Kept {
    /// What was made of files.
    let readings = KeptReadings()

    /// What was found in definitions.
    let memory = DefinitionMemory()
  }

  /// Checks, reports and ends as the contract of the exit codes says.
  package func run() throws {
    ProcessMemory.growInLargeSteps()
    var dependencies = Dependencies(baseline: baseline.file)
    guard isWatching else { return try runOnce(&dependencies) }
    let kept = Kept()
    try WatchLoop(
      output: output, body: { try runOnce(&dependencies, keeping: kept) },
      folders: { watchedFolders(dependencies) }
    ).run()
  }

  /// The folders that a report depends on: everything below the paths, and the files that were read
  /// elsewhere.
  private func watchedFolders(_ dependencies: Dependencies) -> WatchedFolders {
    let paths = (paths.isEmpty ? ["."] : paths).map { FilePath($0) }
    let settings = [
      FilePath(LintConfiguration.fileName),
      rules.configurationPath(forPaths: paths.map(\.text)),
      dependencies.baseline.map { FilePath($0) },
    ]
    return WatchedFolders(
      trees: paths + furtherFiles.trees,
      files: dependencies.checked.map { FilePath($0) } + settings.compactMap(\.self)
        + furtherFiles.files,
      pathExtensions: furtherFiles.pathExtensions.union(CheckedFileNames.pathExtensions),
      names: furtherFiles.names.union(CheckedFileNames.names))
  }

  private func runOnce(
    _ dependencies: inout Dependencies, keeping kept: Kept? = nil
  ) throws {
    let paths = stdinName.map { [$0] } ?? (paths.isEmpty ? ["."] : paths)
    let style = output.messages.errorStyle
    let reportedFormat =
      showsConfiguration || showsFiles || repair.isShown ? nil : Optional(format)
    let configuration = try output.reportingConflict(as: reportedFormat, rules: ruleSet) {
      try rules.configuration(forPaths: paths, style: style)
    }
    if showsConfiguration { return try showConfiguration(configuration) }
    let baseline = baseline.completed(by: configuration)
    dependencies.baseline = baseline.file
    let failOn = failOn ?? configuration.failOn ?? .error
    let text = try stdinName.map { name throws(CommandFailure) in
      try GivenText(name: name, from: output.messages.console)
    }
    let texts = text.map { [$0.name: $0.content] } ?? [:]
    let linter = IntentLinter(rules: ruleSet, configuration: configuration)
    let undrawn = rules.undrawnRules(configuration)
    if !undrawn.isEmpty {
      output.messages.note(
        "\(undrawn.map { "'\($0)'" }.joined(separator: ", ")) "
          + "\(undrawn.count == 1 ? "checks" : "check") the drawn widget; add '--layout'")
    }
    let running = furtherCheck == nil ? rules.runningRules : []
    if !running.isEmpty {
      output.messages.note(
        "\(running.map { "'\($0)'" }.joined(separator: ", ")) "
          + "\(running.count == 1 ? "looks" : "look") at a built extension; use 'quickaction check'"
      )
    }
    let comparing = rules.comparingRules
    if !comparing.isEmpty {
      output.messages.note(
        "\(comparing.map { "'\($0)'" }.joined(separator: ", ")) "
          + "\(comparing.count == 1 ? "compares" : "compare") two revisions; use 'quickaction diff'"
      )
    }
    let settings = configuration.projectSettings
    if showsFiles {
      try CheckedFiles(ProjectLoader.load(paths, settings: settings)).list(to: output)
      return
    }
    let known = try output.reportingConflict(as: reportedFormat, rules: ruleSet) {
      try baseline.known(isFixing: repair.isWanted, style: style)
    }
    let fixed =
      repair.isWanted
      ? repair.run(linter.linter, paths, reading: texts, settings: settings, leaving: known) : nil
    if repair.isApplied, let fixed { try repair.write(fixed, output: output) }
    // What is left after the repair; with a diff, nothing was repaired.
    let repaired = repair.isApplied ? fixed : nil
    let project =
      repaired?.project ?? linter.project(at: paths, reading: texts, keeping: kept?.readings)
    Self.lastProject.withLock { $0 = project }
    let checkedFiles = CheckedFiles(project)
    try endIfNothing(checkedFiles)
    if isWatching {
      dependencies.checked = project.sources.map(\.name) + project.otherFiles.sorted()
    }
    // A diff shows no findings, so nothing is built for it.
    let further =
      try repair.isShown
      ? FurtherFindings()
      : furtherCheck?.findings(beside: project, configuration) ?? FurtherFindings()
    var earlier = try furtherCheck?.known(configuration, beside: further)
    let report = try linter.report(
      on: project, adding: further, remembering: kept?.memory
    ) { findings in
      try baseline.apply(
        to: earlier?.new(among: findings, in: project.sources + further.sources) ?? findings,
        in: project, known: repaired.map(\.known) ?? known,
        isApplied: { linter.linter.applies($0, in: $1, adding: further) }, output: output)
    }
    if let sentence = UncheckedTargets(project, linter.linter).sentence {
      output.messages.note(sentence)
    }
    for sentence in checkedFiles.remarks(on: paths) { output.messages.note(sentence) }
    if repair.isShown, let fixed {
      return try showDifferences(of: fixed, failures: report.failures, in: project)
    }
    let statistics = showsStatistics ? report.statistics(as: format, style: output.style) : nil
    try output.write(
      statistics ?? report.rendered(as: format, failingSeverity: failOn, style: output.style))
    try endIfUnread(project.failures.count, shown: report.failures.count)
    if !endsWithZero, report.findings.contains(where: { $0.severity >= failOn }) {
      throw CommandFailure(silently: 1)
    }
  }

  /// Ends with 2 if there is nothing to check, and says why: a pipeline would take silence for a check that passed.
  private func endIfNothing(_ files: CheckedFiles) throws {
    guard files.project.fileCount == 0, !allowsNothing else { return }
    throw CommandFailure(files.nothing(under: paths.isEmpty ? ["."] : paths), exitCode: 2)
  }

  /// Shows what would be fixed, and no finding.
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
    try endIfUnread(project.failures.count, shown: 0)
    if !differences.isEmpty, !endsWithZero { throw CommandFailure(silently: 1) }
  }

  /// Shows the configuration of a check.
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

  /// Ends with 2 if something could not be read or parsed, and says why if the report does not.
  private func endIfUnread(_ count: Int, shown: Int) throws {
    guard count > 0 else { return }
    guard shown < count else { throw CommandFailure(silently: 2) }
    let subject = count - shown == 1 ? "1 file or folder" : "\(count - shown) files or folders"
    throw CommandFailure(
      "\(subject) cannot be read or parsed, and the rule that reports them is ignored; "
        + "use 'exclude' in \(LintConfiguration.fileName) to skip them",
      exitCode: 2)
  }
}

extension Validation {
  /// The validation of `quickaction validate PATH …`; nil if there is anything but paths and '--allow-empty'.
  ///
  /// Hooks and script phases call it like this for each commit and build, and to set ArgumentParser up takes twice as long as to
  /// check a definition (Benchmarks/README.md, "Arguments").
  package init?(arguments: [String], console: Console) {
    guard arguments.first == "validate" else { return nil }
    var paths = arguments.dropFirst()
    let allowsNothing = paths.first == "--allow-empty"
    if allowsNothing { paths = paths.dropFirst() }
    guard
      !paths.contains(where: { $0.isEmpty || $0.hasPrefix("-") || GivenText.paths.contains($0) })
    else { return nil }
    self.init(output: ResultOutput(messages: Messages(console: console)))
    self.paths = Array(paths)
    self.allowsNothing = allowsNothing
  }

  /// The arguments with which the build-tool plugin calls `quickaction`, before the paths.
  private static let buildArguments = [
    "validate", "--format", "xcode", "--quiet", "--allow-empty", "--",
  ]

  /// The validation that the build-tool plugin asks for; nil if the arguments are others than the plugin's.
  package init?(buildArguments arguments: [String], console: Console) {
    guard arguments.starts(with: Self.buildArguments) else { return nil }
    let paths = arguments.dropFirst(Self.buildArguments.count)
    guard !paths.isEmpty, !paths.contains("") else { return nil }
    self.init(output: ResultOutput(messages: Messages(console: console, isQuiet: true)))
    self.paths = Array(paths)
    format = .xcode
    allowsNothing = true
  }
}
