// SPDX-License-Identifier: Apache-2.0
// Copyright (c) 2026 the QuickAction authors

import ArgumentParser
import CommandConsole
import Disk
import IntentModel

/// `quickaction intentbuilderc compile`.
struct IntentBuilderCompile: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile", abstract: "Copy a definition into the bundle of an app.",
    discussion: """
      In a build of Xcode, the versions of Xcode and macOS in the copy are those of the build; \
      elsewhere the copy is the file. Xcode also gives each intent a number, INIntentHash, whose \
      computation is not known; bundles without it work.

      A definition in a language folder is copied into the folder as it is, if that is a language \
      folder, too. If it is not, the language folder is created in it, and the string tables of the \
      definition are copied to theirs.
      """)

  @OptionGroup var input: IntentBuilderInput

  @Option(
    name: .customLong("output", withSingleDash: true),
    help: ArgumentHelp(
      "The folder of the bundle's resources, or of a language in it.", valueName: "folder"),
    completion: .directory)
  var output: String

  @Option(
    name: .customLong("classPrefix", withSingleDash: true),
    help: ArgumentHelp(
      "Accepted because Xcode passes it; the bundle has the definition's own names.",
      valueName: "prefix"))
  var classPrefix = ""

  func validate() throws { try GivenFileName.check(output, of: "-output") }

  func run(in console: Console) throws {
    let definition = try input.definition(Messages(console: console))
    let tools = CompiledDefinition.Tools(environment: console.environment)
    do throws(FileError) {
      try BundleContents(of: definition, in: FilePath(output), tools: tools).write()
    } catch {
      throw CommandFailure(inFile: input.input, error.description)
    }
  }
}
