// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import Disk
import IntentLint
import IntentValidation
import ProgramCheck

/// Checks everything that is known to break widgets: files, and what a built extension shows and does.
struct Check: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract:
      "Check what breaks widgets in the field: files, packaging, pictures and a day, in one report.",
    discussion: """
      Files are checked as 'validate' checks them. Then the widget extension is built, as \
      'quickaction build' does, its widgets are drawn in all their families, on four screens, in \
      all rendering modes and in each language, and a day of each is simulated. What is found has \
      the place in your Swift that it is about.

      '--fast' reads files and runs nothing. Without it, code of the project and of its packages \
      is compiled and run. Rules that could not be applied are counted, with the reason; the exit \
      code is that of the others.

      '--since' reports what is new since a revision: the findings that it did not have. Unless \
      '--fast' is given, that revision is built, drawn and run as well, in a temporary folder.

      A comment leaves a finding out: '// quickaction:ignore missing-image' before a declaration \
      or a line, or behind it.

      Examples:
        quickaction check
        quickaction check --fast
        quickaction check --fast --since origin/main --format github
        quickaction check Shop --target ShopWidget --feed Feeds/shop.feed.json
        quickaction check --package Widgets --format sarif --output report.sarif
      """)

  @Argument(
    help: ArgumentHelp("A file or folder. (default: the current folder)", valueName: "path"),
    completion: .file())
  var path: String?

  @Flag(help: "Read files alone: build nothing and run nothing.")
  var fast = false

  @Option(
    help: ArgumentHelp(
      "Report only what is new since this revision of git, such as origin/main or HEAD~1.",
      valueName: "revision"))
  var since: String?

  @OptionGroup var report: ReportOptions

  @Flag(help: "Exit with 0 if there is nothing to check.")
  var allowEmpty = false

  @OptionGroup var choice: RuleChoiceOptions
  @OptionGroup var sdk: SDKOptions
  @OptionGroup var fixes: FixOptions
  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var source: ProgramSourceOptions
  @OptionGroup var day: CheckedDayOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    try GivenFileName.check(path, of: "<path>")
    if let path, InputOptions.isStandardInput([path]) {
      throw ValidationError(
        "'check' reads files; 'quickaction validate - --stdin-filename NAME' checks a text")
    }
    if report.watch, fixes.fix || fixes.diff || baseline.writeBaseline != nil {
      throw ValidationError(
        "'--watch' reports alone; leave '--fix', '--diff' and '--write-baseline' out")
    }
    if since != nil, baseline.writeBaseline != nil {
      throw ValidationError(
        "'--write-baseline' writes all findings; leave '--since' out")
    }
    if fixes.diff || fixes.fix, since != nil {
      throw ValidationError(
        "'--since' chooses what is reported, not what is fixed; leave '--fix' and '--diff' out")
    }
    guard fast else { return }
    let given = source.given ?? day.given ?? (sdk.sdk == nil ? nil : "--sdk")
    if let given {
      throw ValidationError("'\(given)' is for a built extension; leave '--fast' or it out")
    }
  }

  func run(in console: Console) throws {
    let form =
      fixes.diff ? .text : try output.form(report.findings.format, standard: .text, console)
    let result = try output.result(console, besideOtherFile: baseline.writeBaseline != nil)
    let known = RuleSet.all + .program
    var validation = Validation(output: result)
    validation.ruleSet = known
    validation.paths = path.map { [$0] } ?? []
    validation.format = form
    validation.failOn = report.findings.failOn
    validation.endsWithZero = report.findings.exitZero
    validation.showsStatistics = report.statistics
    validation.showsConfiguration = report.showConfig
    validation.rules = choice.rules(known: known)
    validation.rules.checksLayout = !fast
    validation.rules.sdk = sdk.sdk
    validation.isWatching = report.watch
    validation.repair = fixes.repair
    validation.baseline = baseline.choice
    validation.allowsNothing = allowEmpty
    if !fast {
      validation.furtherFiles = WatchedFolders(
        trees: [source.project, source.package].compactMap { $0.map { FilePath($0) } },
        files: [day.feed, day.choicePath, day.appGroup].compactMap { $0.map { FilePath($0) } },
        pathExtensions: Preview.sourceExtensions)
    }
    let extensions = CheckedExtensions(
      path: path ?? ".", source: source, day: day, messages: result.messages)
    validation.furtherCheck = ExtensionCheck(
      extensions: extensions, isFast: fast,
      earlier: since.map { EarlierFindings(revision: $0, extensions: extensions, rules: known) })
    try validation.run()
  }
}
