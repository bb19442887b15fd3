// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import IntentLint

/// `quickaction validate`.
struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Check intent definitions, their string tables, catalogs and project files.",
    discussion: """
      A folder is searched for intent definitions and catalogs; hidden folders, Pods, Carthage, \
      DerivedData, node_modules, build, dist, vendor, *.app and *.xcarchive are passed over, and \
      what git ignores. Each is checked with the string tables that belong to it, in the light of \
      the Xcode project that it is in, which is looked for in the folders above, too. 'quickaction \
      rules' lists what is looked for; '--show-files' lists the files. Where there is nothing to \
      check, the command ends with 2.

      A 'quickaction.json' says which rules are applied, how much they matter, and what is left \
      out. A file that cannot be read or parsed ends the command with 2, whatever is said of the \
      rule that reports it; only 'exclude' leaves it out. In place of a rule, a family of rules can \
      be named, or the mail ITMS-90626 of App Store Connect.

      The path '-' is standard input, which '--stdin-filename' gives the name of a file.

      Examples:
        quickaction validate
        quickaction validate Widget/Widget.intentdefinition --fail-on warning
        quickaction validate --format sarif --output report.sarif
        quickaction validate --diff
        quickaction validate --layout --select layout
        quickaction validate --select ITMS-90626
        quickaction validate --watch
        quickaction validate - --stdin-filename Widget/Widget.intentdefinition
      """)

  @Argument(
    help: ArgumentHelp(
      "Files or folders; none means the current folder.", valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @OptionGroup var input: InputOptions
  @OptionGroup var report: ReportOptions

  @Flag(help: "End with 0 where there is nothing to check.")
  var allowEmpty = false

  @Flag(
    help:
      "List the files that would be checked, and say what is passed over and why; check nothing."
  )
  var showFiles = false

  @OptionGroup var rules: RuleOptions
  @OptionGroup var fixes: FixOptions
  @OptionGroup var baseline: BaselineOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if showFiles, fixes.repair.isWanted || baseline.writeBaseline != nil {
      throw ValidationError(
        "'--show-files' checks nothing; leave out '--fix', '--diff' and '--write-baseline'")
    }
    for path in paths { try GivenFileName.check(path, of: "<path>") }
    try input.check(paths)
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

  func run() throws {
    // What '--diff' writes is a diff in any case.
    let form = fixes.diff ? .text : try output.form(report.format, standard: .text)
    let validation = Validation(
      paths: paths, stdinName: input.stdinFilename, format: form, failOn: report.failOn,
      endsWithZero: report.exitZero, showsStatistics: report.statistics,
      showsConfiguration: report.showConfig, rules: rules.rules, isWatching: report.watch,
      repair: fixes.repair, baseline: baseline.choice, allowsNothing: allowEmpty,
      showsFiles: showFiles, output: output.result)
    try validation.run()
  }
}
