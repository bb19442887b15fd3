// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import Disk
import IntentGeneration
import IntentModel

/// `quickaction intentbuilderc generate`.
struct IntentBuilderGenerate: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Write the classes of a definition.")

  @OptionGroup var input: IntentBuilderInput

  @Option(
    name: .customLong("output", withSingleDash: true),
    help: ArgumentHelp("The folder to write to.", valueName: "folder"),
    completion: .directory)
  var output: String

  @Option(
    name: .customLong("classPrefix", withSingleDash: true),
    help: ArgumentHelp("What class names begin with; can be empty.", valueName: "prefix"))
  var classPrefix = ""

  @Option(
    name: .customLong("language", withSingleDash: true),
    help: ArgumentHelp(
      "The language: Swift, Objective-C, or None for no files.", valueName: "language"))
  var language = "Swift"

  @Option(
    name: .customLong("swiftVersion", withSingleDash: true),
    help: ArgumentHelp(
      "The version of Swift; can be empty. (default: 5.0)", valueName: "version"))
  var swiftVersion = ""

  @Option(
    name: .customLong("visibility", withSingleDash: true),
    help: ArgumentHelp(
      "Who can use the classes: public, private or project; empty means public.",
      valueName: "visibility"))
  var visibility = ""

  @Option(
    name: .customLong("moduleName", withSingleDash: true),
    help: ArgumentHelp("The module that the classes belong to.", valueName: "name"))
  var moduleName: String?

  @Flag(
    name: .customLong("dryRun", withSingleDash: true),
    help: "Print the paths of the files, one a line, and write nothing.")
  var dryRun = false

  func validate() throws { try GivenFileName.check(output, of: "-output") }

  func run(in console: Console) throws {
    let options = try self.options()
    let definition = try input.definition(Messages(console: console))
    let files: [GeneratedFile]
    do throws(GenerationError) {
      files = try IntentGenerator(options: options).files(for: [definition])
    } catch {
      throw FindingFormat.xcode.failure(
        error.diagnostics, sources: [definition.source], Messages(console: console), exitCode: 2)
    }
    let folder = GeneratedFolder(FilePath(output), hasManifest: false)
    guard !dryRun else {
      return try GeneratedOutput.print(files.map { folder.path(of: $0.path).text }, to: console)
    }
    for file in files { try refuse(foreign: folder.path(of: file.path)) }
    do throws(GeneratedFolderError) {
      let update = try folder.update(
        to: files.map {
          .init(name: $0.path, bytes: Array($0.contents.utf8), origin: input.input)
        }, from: [input.input], isForced: true)
      try folder.apply(update)
    } catch {
      throw CommandFailure(inFile: input.input, error.description)
    }
  }

  /// Refuses a file that no generator wrote: all of them say so at their beginning.
  private func refuse(foreign path: FilePath) throws {
    guard FileSystem.disk.status(of: path) == .file,
      let bytes = try? FileSystem.disk.bytes(of: path), !bytes.isEmpty
    else { return }
    let head = String(decoding: bytes.prefix(500), as: UTF8.self)
    guard !Self.marks.contains(where: { head.contains($0) }) else { return }
    throw CommandFailure(
      inFile: input.input,
      "'\(path.text)' was not generated and is not overwritten; remove it, or name another folder")
  }

  /// The first lines of files that this generator or Apple's wrote.
  private static let marks = [
    "Generated from an intent definition", "This file was automatically generated",
  ]

  /// The options of generation, from the arguments.
  private func options() throws -> GenerationOptions {
    let version = swiftVersion.isEmpty ? SwiftVersion.five : SwiftVersion(swiftVersion)
    let languages: [String: GenerationOptions.Language?] = [
      "Swift": version.map { .swift($0) }, "Objective-C": .objectiveC,
      "None": GenerationOptions.Language.none,
    ]
    guard let known = languages[language] else {
      throw CommandFailure(
        unknown: "language", language, among: ["Swift", "Objective-C", "None"])
    }
    guard let language = known else {
      throw CommandFailure(
        "'\(swiftVersion)' for '-swiftVersion' is not a version; use a number such as 5.0",
        exitCode: 2)
    }
    let level = visibility.isEmpty ? .public : GenerationOptions.Visibility(rawValue: visibility)
    guard let level else {
      throw CommandFailure(
        unknown: "visibility", visibility,
        among: GenerationOptions.Visibility.allCases.map(\.rawValue))
    }
    return GenerationOptions(
      language: language, platform: .apple, visibility: level, classPrefix: classPrefix,
      moduleName: moduleName.flatMap { $0.isEmpty ? nil : $0 })
  }
}
