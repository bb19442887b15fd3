// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import IntentLint
import IntentValidation

/// `quickaction validate`.
struct Validate: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check intent definitions, their string tables, catalogs and project files.",
    discussion: """
      Folders are searched for intent definitions and catalogs. Hidden folders, Pods, Carthage, \
      DerivedData, node_modules, build, dist, vendor, *.app, *.xcarchive and what git ignores are \
      skipped. Each definition is checked with its string tables and its Xcode project, which is \
      also searched in the folders above. 'quickaction rules' lists all rules; '--show-files' \
      lists the files. If there is nothing to check, the exit code is 2.

      A 'quickaction.json' selects the rules, their severities and the files to exclude. If a file \
      cannot be read or parsed, the exit code is 2 even if that rule is ignored; use 'exclude' to \
      skip the file. Instead of a rule, you can name a family of rules, or ITMS-90626 for those that \
      predict this email from App Store Connect.

      An .app, .ipa or .xcarchive is checked if it is named: its definitions, string tables, \
      Info.plist files and App Intents metadata, as App Store Connect sees them.

      The path '-' is standard input; '--stdin-filename' gives it the name of a file.

      Examples:
        quickaction validate
        quickaction validate Widget/Widget.intentdefinition --fail-on warning
        quickaction validate --format sarif --output report.sarif
        quickaction validate --diff
        quickaction validate --layout --select layout
        quickaction validate --select ITMS-90626
        quickaction validate --watch
        quickaction validate Shop.ipa
        quickaction validate - --stdin-filename Widget/Widget.intentdefinition
      """)

  @Argument(
    help: ArgumentHelp(
      "Files or folders. (default: the current folder)", valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @OptionGroup var input: InputOptions
  @OptionGroup var report: ReportOptions

  @Flag(help: "Exit with 0 if there is nothing to check.")
  var allowEmpty = false

  @Flag(
    help:
      "List the files that would be checked, and those that are skipped with the reason; check nothing."
  )
  var showFiles = false

  @OptionGroup var rules: RuleOptions
  @OptionGroup var fixes: FixOptions
  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    try checkModes()
    for path in paths { try GivenFileName.check(path, of: "<path>") }
    try input.check(paths)
    if rules.sdk.sdk != nil, !rules.layout, !report.showConfig {
      throw ValidationError("'--sdk' is for the drawn widget; add '--layout', or remove it")
    }
    if report.watch, fixes.fix || fixes.diff || baseline.writeBaseline != nil {
      throw ValidationError(
        "'--watch' reports alone; leave '--fix', '--diff' and '--write-baseline' out")
    }
    if report.watch, InputOptions.isStandardInput(paths) {
      throw ValidationError("'--watch' waits for changes of files; name a file or a folder")
    }
    if InputOptions.isStandardInput(paths), fixes.fix {
      throw ValidationError("'--fix' changes files, and '-' is none; give '--diff' for the changes")
    }
  }

  /// Refuses options that a mode would leave without an effect.
  private func checkModes() throws {
    let others = [
      (fixes.fix, "--fix"), (fixes.diff, "--diff"),
      (baseline.writeBaseline != nil, "--write-baseline"), (baseline.baseline != nil, "--baseline"),
      (report.statistics, "--statistics"),
    ]
    let given = others.filter(\.0).map(\.1)
    if showFiles {
      if report.showConfig {
        throw ValidationError.unused(["--show-config"], beside: "--show-files")
      }
      let unusable = given + (rules.layout ? ["--layout"] : [])
      if !unusable.isEmpty { throw ValidationError.unused(unusable, beside: "--show-files") }
    }
    // The settings that it shows have those of the layout and of a baseline.
    if report.showConfig {
      let unusable = given.filter { $0 != "--baseline" }
      if !unusable.isEmpty { throw ValidationError.unused(unusable, beside: "--show-config") }
    }
    if fixes.diff, report.statistics {
      throw ValidationError.unused(["--statistics"], beside: "--diff")
    }
    if baseline.writeBaseline != nil, baseline.baseline != nil {
      throw ValidationError.unused(["--baseline"], beside: "--write-baseline")
    }
  }

  func run(in console: Console) throws {
    // What '--diff' writes is a diff in any case.
    let form =
      fixes.diff ? .text : try output.form(report.findings.format, standard: .text, console)
    var validation = Validation(
      output: try output.result(console, besideOtherFile: baseline.writeBaseline != nil))
    validation.paths = paths
    validation.stdinName = input.stdinFilename
    validation.format = form
    validation.failOn = report.findings.failOn
    validation.endsWithZero = report.findings.exitZero
    validation.showsStatistics = report.statistics
    validation.showsConfiguration = report.showConfig
    validation.rules = rules.rules
    validation.isWatching = report.watch
    validation.repair = fixes.repair
    validation.baseline = baseline.choice
    validation.allowsNothing = allowEmpty
    validation.showsFiles = showFiles
    try validation.run()
  }
}
