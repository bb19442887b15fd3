// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import ChangeReports
import CommandConsole
import Diagnostics
import Disk
import IntentLint
import IntentValidation
import SourceText
import StringTables
import TerminalText
import WidgetProject

/// `quickaction diff`.
struct Diff: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Show what placed widgets lose between two revisions.",
    discussion: """
      Compares intent definitions, their string tables, catalogs and the kinds of widgets in Swift \
      sources, and reports what users lose who have the widget, what they see, and what is new.

      OLD and NEW are files, folders, or revisions of git, which are read without a checkout. With \
      one revision, it is compared with the files as they are. A range such as 'v1.2..v1.3' \
      compares its ends, and 'main...' the commit where the branch began. Without OLD and NEW, the \
      files are compared with the commit where the branch left the default branch.

      OLD and NEW can also be built apps (.app, .ipa, .xcarchive), whose App Intents are compared, \
      too.

      Losses are errors, visible changes warnings, and the rest notes. 'quickaction rules changes' \
      lists the rules. A 'quickaction.json' can change severities, and can allow changes with a \
      reason and a last day. A definition that cannot be read in the old revision is compared as \
      absent; if one of the new revision cannot be read, the exit code is 2.

      Examples:
        quickaction diff
        quickaction diff HEAD~1
        quickaction diff v1.2..v1.3 --format html --output changes.html
        quickaction diff --since v1.2 --fail-on warning
        quickaction diff Old.intentdefinition New.intentdefinition
        quickaction diff HEAD~1 --choices Widget.configuration.json --language ja
        quickaction diff v1.0..main --steps
        quickaction diff Old.ipa New.ipa
      """)

  @Argument(
    help: ArgumentHelp(
      "The earlier file, folder or revision, or a range. (default: where the branch left the default branch)",
      valueName: "old"), completion: .file())
  var old: String?

  @Argument(
    help: ArgumentHelp(
      "The later file, folder or revision. (default: the files as they are)", valueName: "new"),
    completion: .file())
  var new: String?

  @Option(help: ArgumentHelp("Compare the files with this revision.", valueName: "revision"))
  var since: String?

  @Option(
    name: .customLong("path"),
    help: ArgumentHelp(
      "With revisions: compare only this file or folder; repeatable. (default: the current folder)",
      valueName: "path"), completion: .file())
  var paths: [String] = []

  @Flag(help: "Compare each commit of a range with the one before it.")
  var steps = false

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Saved choices to take through both revisions, to show what they become.",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var choices: [String] = []

  @Option(help: OutputForms<DiffFormat>.help)
  var format: DiffFormat?

  @Option(
    help: ArgumentHelp(
      "Exit with 1 if any change has at least this severity. (default: 'fail-on' of the configuration, or error)",
      valueName: "severity"))
  var failOn: Severity?

  @Flag(help: "Exit with 0 whatever has changed, or with 2 if a file cannot be read.")
  var exitZero = false

  @Option(
    help: ArgumentHelp(
      "Report only what these rules find, regardless of the configuration.", valueName: "rule,…"),
    completion: RuleNames.completion)
  var select: [RuleNames] = []

  @Option(
    help: ArgumentHelp("Also ignore these rules.", valueName: "rule,…"),
    completion: RuleNames.completion)
  var ignore: [RuleNames] = []

  @Option(
    help: ArgumentHelp(
      "The configuration file. (default: 'quickaction.json' in the current folder, or above)",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "The language of the report and of titles, en or ja. (default: the language of LC_ALL, LC_MESSAGES or LANG, otherwise en)",
      valueName: "language"), completion: .list(InterfaceLanguage.allCases.map(\.rawValue)))
  var language: String?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    for (name, argument) in [(old, "<old>"), (new, "<new>"), (config, "--config")] {
      try GivenFileName.check(name, of: argument)
    }
    if since != nil, old != nil || new != nil {
      throw ValidationError("'--since' takes the place of <old> and <new>; leave them out")
    }
    if new != nil, let old, RevisionRange(old) != nil,
      FileSystem.disk.status(of: FilePath(old)) == .nothing
    {
      throw ValidationError("'\(old)' has both ends already; leave out <new>")
    }
    if exitZero, failOn != nil {
      throw ValidationError("'--exit-zero' and '--fail-on' exclude each other; use one of them")
    }
    if steps, !choices.isEmpty {
      throw ValidationError("'--choices' compares two revisions; leave out '--steps'")
    }
  }

  func run(in console: Console) throws {
    let form = try output.form(format, standard: .text, console)
    let output = try output.result(console)
    let style = output.messages.errorStyle
    var rules = RuleChoice(known: .all + .changes)
    rules.selected = select.flatMap(\.names)
    rules.ignored = ignore.flatMap(\.names)
    rules.file = config
    let configuration = try output.reportingConflict(as: form.ofFindings, rules: .changes) {
      try rules.configuration(forPaths: paths.isEmpty ? ["."] : paths, style: style)
    }
    let language = try InterfaceLanguage.ofReport(language, console)
    let locale =
      self.language.map { LocaleName($0) } ?? (language == .english ? nil : LocaleName("ja"))
    guard
      let compared = try ComparedRevisions(
        [old, new].compactMap(\.self), since: since, paths: paths,
        defaultBranch: configuration.diff.defaultBranch)
    else {
      return output.messages.note(
        "the repository has no commit yet, so there is nothing to compare")
    }
    let diff = RevisionDiff(
      compared: compared, configuration: configuration, locale: locale,
      today: CurrentDay.text(environment: console.environment), messages: output.messages)
    var reports: [ChangeReport] = []
    var replayed: [ReplayedChoice] = []
    if steps {
      reports = try diff.steps()
    } else {
      let result = try diff.run()
      reports = [result.report]
      replayed = try choices.compactMap { path in
        try ReplayedChoice(path: path, result, locale: locale, output.messages)
      }
    }
    let failOn = failOn ?? configuration.failOn ?? .error
    let texts = ChangeTexts(language)
    try output.write(rendered(reports, replayed, form, texts, failOn, output))
    let failures = reports.flatMap(\.failures)
    guard failures.isEmpty else {
      // The formats of findings have them in the report.
      guard form.ofFindings == nil else { throw CommandFailure(silently: 2) }
      throw CommandFailure(
        failures, sources: reports.flatMap(\.sources), style: style, exitCode: 2)
    }
    let isClean = reports.allSatisfy { $0.isClean(below: failOn) }
    if !exitZero, !isClean { throw CommandFailure(silently: 1) }
  }

  private func rendered(
    _ reports: [ChangeReport], _ choices: [ReplayedChoice], _ form: DiffFormat,
    _ texts: ChangeTexts, _ failOn: Severity, _ output: ResultOutput
  ) -> String {
    if let format = form.ofFindings {
      // Files of several steps cannot have one name.
      let areRevisionsNamed = steps || format == .text || format == .grouped
      return LintReport(
        joining: reports.map { $0.findings(areRevisionsNamed: areRevisionsNamed) }
      )
      .rendered(as: format, failingSeverity: failOn, style: output.style)
    }
    let shown = steps ? reports.filter { !$0.verdict.changes.isEmpty } : reports
    let summaries = shown.map { ChangeSummary($0, texts: texts) }
    if form == .html {
      return DiffPage(summaries: summaries, choices: choices, texts: texts).html
    }
    if steps, summaries.isEmpty { return texts(.nothing) + "\n" }
    return summaries.map { $0.text(texts, style: output.style) }.joined(separator: "\n")
      + choices.map { $0.text(texts, output) }.joined()
  }
}
