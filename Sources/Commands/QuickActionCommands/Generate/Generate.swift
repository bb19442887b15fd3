// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import Disk
import IntentGeneration
import IntentMigration
import SourceText
import WidgetProject

/// `quickaction generate`.
struct Generate: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract:
      "Write the classes of intent definitions, as Xcode does, or the targets of a project.",
    discussion: """
      For each intent, enum and custom type of the definitions, a file is written to the folder of \
      --output. Only files that have changed are written. '.quickaction-generated.json' in that \
      folder lists them; what it lists and is no longer generated is removed, and a file that it \
      does not list, or that was edited, is never touched without --force. If --output ends with \
      '.swift', or is - for standard output, everything is written to that one file.

      'apple' is for Apple's platforms, declaration for declaration what Xcode generates; \
      'portable' has the same declarations without Objective-C, for every platform that has Swift, \
      with the module Intents of this package. 'auto' is 'apple' on Apple's platforms and \
      'portable' elsewhere.

      A definition with errors, which 'quickaction validate' explains, is refused unless --force \
      is given; the exit code is 1.

      With --project-format, no classes are written: the targets that a configurable widget needs are \
      printed, to be included in the specification of XcodeGen or the manifest of Tuist.

      The class prefix is that of the Xcode project around the definition, as for Xcode; a note says \
      so, and --class-prefix overrides it.

      'quickaction intentbuilderc' takes the arguments of Xcode's own generator.

      Examples:
        quickaction generate Widget.intentdefinition --output Generated
        quickaction generate A.intentdefinition B.intentdefinition -o Intents.swift
        quickaction generate Widget.intentdefinition --output Generated --dry-run
        quickaction generate Widget.intentdefinition --project-format xcodegen \\
          --app-target Shop --bundle-id com.example.shop -o widget.yml
      """)

  @Argument(
    help: ArgumentHelp("The intent definitions.", valueName: "definition"),
    completion: .file(extensions: ["intentdefinition"]))
  var definitions: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The folder to write to, or one file; - is standard output. With --project-format, the file. (default for --project-format: standard output)",
      valueName: "path"),
    completion: .file())
  var output: String?

  @OptionGroup var classes: ClassOptions

  @Flag(help: "Print the paths of the files, one a line, and write nothing.")
  var dryRun = false

  @Flag(
    help: "Generate from definitions with errors, and replace files that were not generated here.")
  var force = false

  @Option(help: "How errors in a definition are written; 'xcode' is for its builds.")
  var format: FindingFormat = .text

  @OptionGroup var project: ProjectOptions
  @OptionGroup var messageOptions: MessageOptions

  func validate() throws {
    for definition in definitions { try GivenFileName.check(definition, of: "<definition>") }
    try GivenFileName.check(output, of: "--output")
    try project.check(
      hasClassOptions: classes.isGiven, isDryRun: dryRun, definitionCount: definitions.count)
    guard project.projectFormat == nil else { return }
    try classes.check()
    if output == nil, !dryRun {
      throw ValidationError(
        "name the folder to write to with '--output', or print everything with '--output -'")
    }
    if classes.codeLanguage == .objc, output.map(GeneratedOutput.init)?.isSingle == true {
      throw ValidationError(
        "Objective-C has two files for each class; name a folder with '--output'")
    }
  }

  func run(in console: Console) throws {
    let messages = messageOptions.messages(console)
    let read = try GivenDefinitions(
      definitions, isForced: force, format: format, messages)
    if let tool = project.projectFormat {
      let file = output == GivenFileName.standardStream ? nil : output
      let folder = file.map { FilePath($0).folder } ?? FilePath(".")
      let targets = try project.targets(of: read, from: folder, messages)
      var result = ResultOutput(file: file, messages: messages)
      result.overwrites = force
      return try result.write(targets.text(for: tool.value))
    }
    if classes.swiftVersion != nil {
      messages.note("the classes are the same for all versions of Swift; remove '--swift-version'")
    }
    var options = classes.options
    options.classPrefix = try read.classPrefix(
      givenBy: classes.classPrefix, MigrationTexts(), messages)
    let generated = try GeneratedClasses(of: read, options: options, messages)
    try GeneratedOutput(output ?? ".").write(
      generated, isForced: force, isDryRun: dryRun, messages)
  }
}
